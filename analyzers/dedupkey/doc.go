// Package dedupkey defines an Analyzer that reports deduplication keys which
// differ on a replay.
//
// # Analyzer dedupkey
//
// dedupkey: report deduplication keys that differ on a replay
package dedupkey
