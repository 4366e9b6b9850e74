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

	walked   map[*ssa.Function]*walked
	losses   map[lossKey]*Loss
	live     map[*ssa.Function]liveness
	loops    map[*ssa.Function][]*program.Loop
	bindings map[*ssa.FreeVar]ssa.Value
	findings []Finding
	total    int
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
	maxBlocks = 3_000
	maxTotal  = 400_000
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
	w := &walk{a: a, fn: fn}
	s := w.summarize()
	a.walked[fn] = &walked{s}
	return s
}

// Findings walks all functions in which deliveries enter, or are settled, and
// returns what is lost there.
func (a *Analysis) Findings() []Finding {
	for _, fn := range a.Code.Functions {
		if fn.Parent() == nil || a.Entries.Direct(fn) != 0 {
			a.Summary(fn)
		}
	}
	return a.findings
}
