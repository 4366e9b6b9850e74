package sqltext

import "strings"

// A Lock is a set of ways in which a statement keeps others away.
type Lock uint16

const (
	ForUpdate    Lock = 1 << iota // FOR UPDATE, FOR NO KEY UPDATE, WITH (UPDLOCK)
	ForShare                      // FOR SHARE, FOR KEY SHARE, LOCK IN SHARE MODE
	SkipLocked                    // SKIP LOCKED, WITH (READPAST)
	NoWait                        // NOWAIT; with Advisory: fails instead of waiting
	Range                         // WITH (HOLDLOCK) or (SERIALIZABLE): also rows that are not there yet
	Advisory                      // pg_advisory_lock, GET_LOCK, sp_getapplock
	WholeTable                    // LOCK TABLE
	Exclusive                     // BEGIN IMMEDIATE, BEGIN EXCLUSIVE: the database
	Serializable                  // the isolation level is set
)

// Has reports whether all of bits are in l.
func (l Lock) Has(bits Lock) bool { return l&bits == bits }

// clauseLock reads the locking clause behind a SELECT.
func clauseLock(toks []token) Lock {
	var l Lock
	p := newParser(toks)
	for !p.done() {
		switch {
		case p.acceptAny("FOR UPDATE", "FOR NO KEY UPDATE"):
			l |= ForUpdate
		case p.acceptAny("FOR SHARE", "FOR KEY SHARE", "LOCK IN SHARE MODE"):
			l |= ForShare
		case p.accept("SKIP LOCKED"):
			l |= SkipLocked
		case p.acceptAny("NOWAIT"):
			l |= NoWait
		default:
			p.i++
		}
	}
	return l
}

// hints reads SQL Server's WITH (UPDLOCK, HOLDLOCK).
func (p *parser) hints() Lock {
	var l Lock
	if !p.at("WITH (") {
		return l
	}
	p.i++
	for _, t := range p.group() {
		l |= hintLocks[strings.ToLower(t.text)]
	}
	return l
}

var hintLocks = map[string]Lock{
	"updlock":      ForUpdate,
	"xlock":        ForUpdate,
	"holdlock":     Range,
	"serializable": Range,
	"readpast":     SkipLocked,
	"nowait":       NoWait,
	"tablockx":     WholeTable,
}

// advisory returns the lock that functions called in toks take.
func advisory(toks []token) Lock {
	var l Lock
	for _, t := range toks {
		if t.kind == word {
			l |= advisoryLocks[strings.ToLower(t.text)]
		}
	}
	return l
}

var advisoryLocks = map[string]Lock{
	"pg_advisory_lock":                 Advisory,
	"pg_advisory_lock_shared":          Advisory,
	"pg_advisory_xact_lock":            Advisory,
	"pg_advisory_xact_lock_shared":     Advisory,
	"pg_try_advisory_lock":             Advisory | NoWait,
	"pg_try_advisory_lock_shared":      Advisory | NoWait,
	"pg_try_advisory_xact_lock":        Advisory | NoWait,
	"pg_try_advisory_xact_lock_shared": Advisory | NoWait,
	"get_lock":                         Advisory | NoWait, // with a timeout, so the answer matters
	"sp_getapplock":                    Advisory | NoWait,
}

// transactionLock reads what BEGIN, START TRANSACTION and SET TRANSACTION say.
func transactionLock(toks []token) Lock {
	p := newParser(toks)
	switch {
	case p.at("BEGIN IMMEDIATE"), p.at("BEGIN EXCLUSIVE"):
		return Exclusive
	case p.at("LOCK TABLE"), p.at("LOCK TABLES"):
		return WholeTable
	}
	p.until("ISOLATION LEVEL SERIALIZABLE")
	if p.done() {
		return 0
	}
	return Serializable
}
