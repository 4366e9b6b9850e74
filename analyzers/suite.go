// Package analyzers is the replaylint suite: checks that find, in Go programs,
// where a repeated delivery does harm and where a failed one is lost.
package analyzers

import (
	"golang.org/x/tools/go/analysis"

	"github.com/replaylint/replaylint/analyzers/dedupkey"
	"github.com/replaylint/replaylint/analyzers/earlyack"
	"github.com/replaylint/replaylint/analyzers/falseack"
	"github.com/replaylint/replaylint/analyzers/internal/engine"
)

// A Check is one check of the suite.
type Check struct {
	*analysis.Analyzer
	OptIn bool // off unless it is asked for, or -strict is
}

// Checks returns the suite with the given settings, in alphabetical order.
// All checks share one engine.
func Checks(s *Settings) []Check {
	e := engine.New(s)
	return []Check{
		{Analyzer: dedupkey.New(e)},
		{Analyzer: earlyack.New(e), OptIn: true},
		{Analyzer: falseack.New(e)},
	}
}
