// Package outcome walks the paths of functions and says how they end: which
// work may fail on the way, and what the sender of the delivery is then told.
//
// A path is walked forward with what is known on it: which errors are nil,
// which flags are set, which status has been sent. At a call that does work the
// path forks into one on which the work fails. States that know the same are
// walked once, and the whole is bounded: where a bound is reached, nothing is
// known.
package outcome

import (
	"go/token"
	"go/types"
	"maps"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/entry"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// An Analysis knows how the functions of one package end. It remembers answers,
// and is not safe for concurrent use.
type Analysis struct {
	Code    *program.Code
	Index   *catalog.Index
	Fset    *token.FileSet
	Entries *entry.Index

	// Targets returns what a call may reach: the callees that can be seen, and
	// for an interface the method itself before its implementations.
	Targets func(ssa.CallInstruction) []origin.Callee

	// Functions returns the functions of the package that a value may be.
	Functions func(ssa.Value) []*ssa.Function

	// Known returns the summary of a function of another package, or nil.
	Known func(*types.Func) *Summary

	// Text returns what a reader calls the callee of a call.
	Text func(ssa.CallInstruction) string

	targets  map[ssa.CallInstruction][]origin.Callee
	works    map[ssa.CallInstruction]catalog.Role
	walked   map[*ssa.Function]*walked
	losses   map[lossKey]*Loss
	live     map[*ssa.Function]liveness
	loops    map[*ssa.Function][]*program.Loop
	bindings map[*ssa.FreeVar]ssa.Value
	findings []Finding
	acks     *bool // the package acknowledges messages; nil before it was looked
	total    int
}

// callees returns what a call may reach, and remembers it.
func (a *Analysis) callees(call ssa.CallInstruction) []origin.Callee {
	found, ok := a.targets[call]
	if !ok {
		found = a.Targets(call)
		if a.targets == nil {
			a.targets = make(map[ssa.CallInstruction][]origin.Callee)
		}
		a.targets[call] = found
	}
	return found
}

// walked is what a walk of a function has found; nil while it goes on.
type walked struct{ summary *Summary }

type lossKey struct {
	site ssa.Instruction
	loss Loss            // as far as it can be compared
	at   ssa.Instruction // where it is done, if that can be seen
}

// The bounds of a walk, in blocks: of one function, and of a package.
const (
	maxBlocks = 12_000
	maxTotal  = 1_000_000
	maxDepth  = 6 // of closures walked within their callers
)

// Summary returns how a function of the package ends, or nil.
func (a *Analysis) Summary(fn *ssa.Function) *Summary {
	if a.walked == nil {
		a.walked = make(map[*ssa.Function]*walked)
		a.losses = make(map[lossKey]*Loss)
		a.live = make(map[*ssa.Function]liveness)
		a.loops = make(map[*ssa.Function][]*program.Loop)
	}
	if done, ok := a.walked[fn]; ok {
		if done == nil {
			return nil // a recursive function
		}
		return done.summary
	}
	a.walked[fn] = nil
	var s *Summary
	if a.mayMatter(fn) {
		w := &walk{a: a, fn: fn}
		s = w.summarize()
	}
	a.walked[fn] = &walked{s}
	return s
}

// mayMatter reports whether there is anything to know of how a function ends: it
// may do work, answer, handle an error, or not return.
func (a *Analysis) mayMatter(fn *ssa.Function) bool {
	if a.Entries.Form(fn) != nil || fn.Signature.Results().Len() > 0 && a.codeField(fn.Signature.Results().At(0).Type()) != "" {
		return true
	}
	for _, p := range fn.Params {
		if program.IsError(p.Type()) {
			return true
		}
	}
	matters := false
	program.EachCall(fn, func(call ssa.CallInstruction) { matters = matters || a.callMatters(call) })
	for _, anon := range fn.AnonFuncs {
		matters = matters || a.mayMatter(anon)
	}
	return matters
}

func (a *Analysis) callMatters(call ssa.CallInstruction) bool {
	if _, ok := call.Common().Value.(*ssa.Builtin); ok {
		return false
	}
	targets := a.callees(call)
	if len(targets) == 0 {
		return true // a function value
	}
	for _, c := range targets {
		if c.Func == nil || c.Body != nil || len(a.Index.Rows(c.Func)) > 0 || a.Known(c.Func) != nil || catalog.EndsProcess(c.Func) ||
			catalog.EffectOf(c.Func) != 0 {
			return true
		}
	}
	return false
}

// Findings walks all functions in which deliveries enter, or are settled, and
// returns what is lost there.
func (a *Analysis) Findings() []Finding {
	settling := a.settling()
	for _, fn := range a.Code.Functions {
		if a.Entries.Form(fn) != nil || settling[fn] || a.Entries.Direct(fn) != 0 && settling[program.Declared(fn)] {
			a.Summary(fn)
		}
	}
	return a.findings
}

// settling returns the functions that settle messages, or call what does.
func (a *Analysis) settling() map[*ssa.Function]bool {
	callers := make(map[*ssa.Function][]*ssa.Function)
	found := make(map[*ssa.Function]bool)
	for _, fn := range a.Code.Functions {
		around := program.Declared(fn)
		program.EachCall(fn, func(call ssa.CallInstruction) {
			for _, c := range a.callees(call) {
				if c.Body != nil {
					callers[c.Body] = append(callers[c.Body], around)
				}
				if a.settles(c) {
					found[around] = true
				}
			}
		})
	}
	var spread func(fn *ssa.Function)
	spread = func(fn *ssa.Function) {
		for _, caller := range callers[fn] {
			if !found[caller] {
				found[caller] = true
				spread(caller)
			}
		}
	}
	for fn := range maps.Clone(found) {
		spread(fn)
	}
	return found
}

// settles reports whether a callee that is not in the package settles messages.
func (a *Analysis) settles(c origin.Callee) bool {
	if c.Func == nil || c.Body != nil {
		return false
	}
	for _, row := range a.Index.Rows(c.Func) {
		if row.Role == catalog.Ack || row.Role == catalog.AutoAck || row.Role == catalog.Entry && row.At.IsResult() {
			return true
		}
	}
	if s := a.Known(c.Func); s != nil {
		return slices.ContainsFunc(s.Exits, func(e Exit) bool { return e.Acked })
	}
	return false
}
