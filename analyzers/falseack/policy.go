package falseack

import (
	"go/token"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/effect"
	"github.com/replaylint/replaylint/analyzers/internal/entry"
	"github.com/replaylint/replaylint/analyzers/internal/report"
	"golang.org/x/tools/go/analysis"
)

// A policy decides which of the losses in one package are reported.
type policy struct {
	pass     *analysis.Pass
	reporter *report.Reporter
	strict   bool
	inBodies bool               // failures are told in the bodies of responses
	first    map[token.Pos]bool // before the call, nothing may have been done that lasts
	seen     map[culprit]bool
}

// A culprit is what loses an error: a call, or a function of another package,
// which is reported at the first of its calls.
type culprit struct {
	pos   token.Pos
	where string
}

func newPolicy(pass *analysis.Pass, r *report.Reporter, strict bool, losses []effect.Loss) *policy {
	p := &policy{
		pass: pass, reporter: r, strict: strict,
		inBodies: tellsInBodies(losses),
		first:    make(map[token.Pos]bool),
		seen:     make(map[culprit]bool),
	}
	for _, l := range losses {
		p.first[l.Pos] = p.first[l.Pos] || !l.AfterDone
	}
	return p
}

// judge returns the category under which a loss is reported, or "" when it is
// not, or has been already.
func (p *policy) judge(l effect.Loss) string {
	call, callee := culprit{pos: l.Pos}, culprit{where: l.Loss.Where + l.Loss.Work}
	if p.seen[call] || l.Loss.Where != "" && p.seen[callee] || isHonest(l) || !p.strict && p.isArguable(l) || p.reporter.IsAtMostOnce(l.Decl) {
		return ""
	}
	p.seen[call], p.seen[callee] = true, true
	return category(l)
}

// isHonest reports whether the success says what it should.
func isHonest(l effect.Loss) bool {
	switch {
	case l.Early && !l.Vain:
		return true // for earlyack
	case l.Form != nil && l.Form.ReadOnly:
		return true
	case l.Loss.Role == catalog.Notify:
		return l.AfterDone || l.Others // the work itself is done, or still to come
	case l.Loss.Role == catalog.Read:
		return l.Loss.Idle || !isDelivery(l)
	}
	return false
}

// isArguable reports whether honest people differ about a loss.
func (p *policy) isArguable(l effect.Loss) bool {
	switch {
	case l.Form != nil && l.Form.Sources == entry.Of(catalog.Event):
		return true // an event by its name: perhaps nobody delivers it again
	case l.Judged:
		return true // a retry would not help, says a predicate
	case l.Loss.Role == catalog.Publish && l.AfterDone:
		return true // the work is done, and nobody heard of it
	case l.Told && (p.inBodies || l.House) && !isDelivery(l):
		return true // whoever asked reads it
	case l.Tried:
		return true // it was to be kept for later, and that failed
	}
	return isIntended(p.pass, l)
}

// isDelivery reports whether what comes in is evidently sent by a machine that
// sends it again.
func isDelivery(l effect.Loss) bool {
	return l.Webhook || l.Entry.Any(catalog.Queue, catalog.Lambda, catalog.Job, catalog.Activity)
}

func category(l effect.Loss) string {
	switch {
	case l.Loss.Panic:
		return "recovered"
	case l.Vain:
		return "late"
	case l.Skipped:
		return "skipped"
	case l.Loss.Plain:
		return "unchecked"
	}
	return "swallowed"
}

// convention is the number of functions from which on a package is taken to tell
// all failures in the bodies of its responses: whoever asks reads them there.
const convention = 4

// tellsInBodies reports whether it is the way of a package to do so.
func tellsInBodies(losses []effect.Loss) bool {
	tellers := make(map[token.Pos]bool)
	for _, l := range losses {
		if l.Told && !isDelivery(l) {
			tellers[l.Decl] = true
		}
	}
	return len(tellers) >= convention
}
