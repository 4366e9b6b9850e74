package outcome

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// A walk follows the paths of one function, with those of the closures that it
// calls.
type walk struct {
	a       *Analysis
	fn      *ssa.Function // the function whose parameters are those of the summary
	ids     numbering
	blocks  int // walked so far
	inside  []*ssa.Function
	bounded bool
	keeps   uint32 // error parameters that are kept somewhere

	panicSeen map[ssa.CallInstruction]bool
}

// An exit is the state at the end of a path.
type exit struct {
	*state
	results []Value
	pos     token.Pos
}

// body walks fn from a state on, and returns the states in which it returns.
func (w *walk) body(fn *ssa.Function, from *state) []exit {
	if len(w.inside) > maxDepth || w.isInside(fn) {
		w.bounded = true
		return nil
	}
	w.inside = append(w.inside, fn)
	defer func() { w.inside = w.inside[:len(w.inside)-1] }()

	outer := from.defers
	p := &paths{walk: w, fn: fn, seen: make(map[string]bool)}
	start := from.clone()
	start.defers = nil
	p.add(fn.Blocks[0], nil, start)
	for len(p.todo) > 0 && !w.bounded {
		last := len(p.todo) - 1
		next := p.todo[last]
		p.todo = p.todo[:last]
		p.block(next)
	}
	for i := range p.exits {
		p.exits[i].defers = outer
		if fn != w.fn {
			p.exits[i].leave(fn)
		}
	}
	return p.exits
}

func (w *walk) isInside(fn *ssa.Function) bool {
	for _, f := range w.inside {
		if f == fn {
			return true
		}
	}
	return false
}

// leave drops what is known of the values of a function.
func (s *state) leave(fn *ssa.Function) {
	for v := range s.vals {
		if v.Parent() == fn {
			delete(s.vals, v)
		}
	}
	for c := range s.cells {
		if c.root.Parent() == fn {
			delete(s.cells, c)
		}
	}
}

// paths are those of one function.
type paths struct {
	*walk
	fn    *ssa.Function
	todo  []step
	seen  map[string]bool
	exits []exit
}

// A step is a block to be walked, come to from another.
type step struct {
	block *ssa.BasicBlock
	*state
}

// add puts a block on the list, unless it was walked in the same state.
func (p *paths) add(b, from *ssa.BasicBlock, s *state) {
	if from != nil {
		p.phis(b, from, s)
		if b.Dominates(from) && !p.again(b, s) {
			return
		}
	}
	p.prune(b, s)
	if len(b.Preds) > 1 && !p.isNew(b, 0, s) { // else it is as new as where it comes from
		return
	}
	p.todo = append(p.todo, step{b, s})
}

// isNew reports whether a state is met for the first time at an instruction. It
// counts as a step.
func (p *paths) isNew(b *ssa.BasicBlock, i int, s *state) bool {
	key := s.key(b.Index, i, &p.ids)
	if p.seen[key] {
		return false
	}
	p.seen[key] = true
	p.count()
	return true
}

// count counts a step of the walk towards its bounds.
func (w *walk) count() {
	w.blocks++
	w.a.total++
	if w.blocks > maxBlocks || w.a.total > maxTotal {
		w.bounded = true
	}
}

// phis gives the phis of a block their values on the edge from another.
func (p *paths) phis(b, from *ssa.BasicBlock, s *state) {
	edge := 0
	for i, pred := range b.Preds {
		if pred == from {
			edge = i
		}
	}
	var phis []*ssa.Phi
	var vals []Value
	for _, instr := range b.Instrs {
		phi, ok := instr.(*ssa.Phi)
		if !ok {
			break
		}
		phis = append(phis, phi)
		vals = append(vals, p.eval(phi.Edges[edge], s))
	}
	for i, phi := range phis {
		s.set(phi, vals[i])
	}
}

// prune drops what is known of values that nobody asks for any more.
func (p *paths) prune(b *ssa.BasicBlock, s *state) {
	live := p.a.liveAt(b)
	for v := range s.vals {
		if v.Parent() == p.fn && !live[v] && !p.isCondition(v) {
			delete(s.vals, v)
		}
	}
	for c := range s.cells {
		if c.root.Parent() == p.fn && !live[c.root] && !isCaptured(c.root) {
			delete(s.cells, c)
		}
	}
}

// isCondition reports whether what is known of a value is a condition of the
// summary: callers care for what becomes of an error, and of a flag.
func (p *paths) isCondition(v ssa.Value) bool {
	param, ok := v.(*ssa.Parameter)
	return ok && p.fn == p.walk.fn && isDecisive(param.Type())
}

func isDecisive(t types.Type) bool {
	return program.IsError(t) || types.Identical(t.Underlying(), types.Typ[types.Bool])
}

// isCaptured reports whether a closure refers to a variable.
func isCaptured(root ssa.Value) bool {
	if root.Referrers() == nil {
		return false
	}
	for _, ref := range *root.Referrers() {
		if _, ok := ref.(*ssa.MakeClosure); ok {
			return true
		}
	}
	return false
}

func (p *paths) block(at step) {
	if p.count(); !p.bounded {
		p.instrs(at.block, 0, at.state)
	}
}

// instrs walks a block from its i'th instruction on.
func (p *paths) instrs(b *ssa.BasicBlock, i int, s *state) {
	for ; i < len(b.Instrs) && !p.bounded; i++ {
		switch instr := b.Instrs[i].(type) {
		case *ssa.Phi:
		case *ssa.If:
			p.branch(b, instr, s)
			return
		case *ssa.Jump:
			p.add(b.Succs[0], b, s)
			return
		case *ssa.Return:
			p.returns(instr, s)
			return
		case *ssa.Panic:
			p.panics(instr, s)
			return
		default:
			after := p.execute(instr, s)
			if len(after) == 1 && after[0] == s {
				continue
			}
			for _, next := range after {
				if p.isNew(b, i+1, next) {
					p.instrs(b, i+1, next)
				}
			}
			return
		}
	}
}

func (p *paths) branch(b *ssa.BasicBlock, instr *ssa.If, s *state) {
	if truth, ok := p.eval(instr.Cond, s).truth(); ok {
		next := b.Succs[truthIndex(truth)]
		if s.loss != nil && s.arm == nil && p.testsFailure(instr.Cond, s) && len(next.Preds) == 1 {
			s.arm = next
		}
		p.add(next, b, s)
		return
	}
	for _, truth := range []bool{true, false} {
		if next := p.assume(instr.Cond, truth, s.clone()); next != nil {
			p.add(b.Succs[truthIndex(truth)], b, next)
		}
	}
}

// testsFailure reports whether a condition asks whether the work has failed.
func (w *walk) testsFailure(cond ssa.Value, s *state) bool {
	test, ok := cond.(*ssa.BinOp)
	return ok && w.eval(test.X, s).Fail && w.eval(test.Y, s).Kind == Nil
}

func truthIndex(truth bool) int {
	if truth {
		return 0
	}
	return 1
}

func (p *paths) returns(instr *ssa.Return, s *state) {
	e := exit{state: s, pos: instr.Pos()}
	for _, r := range instr.Results {
		e.results = append(e.results, p.result(r, s))
	}
	p.exits = append(p.exits, e)
}

// panics runs the deferred functions, of which one may recover.
func (p *paths) panics(instr *ssa.Panic, s *state) {
	if p.fn.Recover == nil || isNoReturn(instr) {
		return
	}
	s.panicking = true
	for _, after := range p.runDefers(s) {
		if !after.panicking {
			p.add(p.fn.Recover, nil, after)
		}
	}
}

// isNoReturn reports whether a panic stands for a call that does not return.
func isNoReturn(instr *ssa.Panic) bool {
	made, ok := instr.X.(*ssa.MakeInterface)
	if !ok {
		return false
	}
	c, ok := made.X.(*ssa.Const)
	return ok && c.Value != nil && c.Value.ExactString() == `"noreturn"`
}

// runDefers runs what was deferred, the last first.
func (p *paths) runDefers(s *state) []*state {
	states, deferred := []*state{s}, s.defers
	for i, call := range slices.Backward(deferred) {
		var after []*state
		for _, st := range states {
			st.defers = deferred[:i]
			after = append(after, p.call(call, st)...)
		}
		if states = p.distinct(after); p.bounded {
			return nil
		}
	}
	return states
}

// distinct leaves out states that know the same as others.
func (p *paths) distinct(states []*state) []*state {
	if len(states) < 2 {
		return states
	}
	seen := make(map[string]bool)
	var kept []*state
	for _, s := range states {
		if key := s.key(0, 0, &p.ids); !seen[key] {
			seen[key] = true
			kept = append(kept, s)
			p.count()
		}
	}
	return kept
}
