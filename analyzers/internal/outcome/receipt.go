package outcome

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// tellsItems reports whether a response says of each item what became of it, or
// how many there are of which all is well: the requester can tell.
func (p *paths) tellsItems(call ssa.CallInstruction, s *state) bool {
	loop := p.lossLoop(s)
	for _, arg := range program.Operands(call) {
		if p.holdsReceipts(arg, s) || loop != nil && countsIn(arg, loop, 0) {
			return true
		}
	}
	return false
}

// tellsFailure reports whether a response has the error, or what was made of it,
// in its body.
func (p *paths) tellsFailure(call ssa.CallInstruction, s *state) bool {
	return slices.ContainsFunc(program.Operands(call), func(arg ssa.Value) bool { return p.eval(arg, s).Fail })
}

// lossLoop returns the loop in which the work has failed, or nil.
func (p *paths) lossLoop(s *state) *program.Loop {
	if s.lossBlock == nil || s.lossBlock.Parent() != p.fn {
		return nil
	}
	return p.a.innermost(s.lossBlock)
}

func (p *paths) holdsReceipts(v ssa.Value, s *state) bool {
	if x := p.eval(v, s); x.Text == receipts && x.Fail {
		return true
	}
	c, ok := p.cellOf(unboxed(v))
	if !ok {
		return false
	}
	for at, x := range s.cells {
		if at.root == c.root && x.Text == receipts && x.Fail {
			return true
		}
	}
	return false
}

// countsIn reports whether a value, or a part of a literal, counts or collects
// something in a loop.
func countsIn(v ssa.Value, loop *program.Loop, depth int) bool {
	if depth > 6 {
		return false
	}
	switch v := v.(type) {
	case *ssa.Phi:
		return v.Block() == loop.Head && !isRangeIndex(v)
	case *ssa.MakeInterface:
		return countsIn(v.X, loop, depth+1)
	case *ssa.Convert:
		return countsIn(v.X, loop, depth+1)
	case *ssa.Slice:
		return countsIn(v.X, loop, depth+1)
	case *ssa.UnOp:
		return countsIn(v.X, loop, depth+1)
	case *ssa.Call:
		return isLen(v) && countsIn(v.Call.Args[0], loop, depth+1)
	case *ssa.Alloc:
		return partCountsIn(v, loop, depth)
	case *ssa.MakeMap:
		return entryCountsIn(v, loop, depth)
	}
	return false
}

// partCountsIn looks at what is stored in the parts of a variable.
func partCountsIn(addr ssa.Value, loop *program.Loop, depth int) bool {
	for _, ref := range *addr.Referrers() {
		switch ref := ref.(type) {
		case *ssa.Store:
			if ref.Addr == addr && countsIn(ref.Val, loop, depth+1) {
				return true
			}
		case *ssa.FieldAddr:
			if partCountsIn(ref, loop, depth+1) {
				return true
			}
		case *ssa.IndexAddr:
			if partCountsIn(ref, loop, depth+1) {
				return true
			}
		}
	}
	return false
}

func entryCountsIn(m *ssa.MakeMap, loop *program.Loop, depth int) bool {
	for _, ref := range *m.Referrers() {
		if update, ok := ref.(*ssa.MapUpdate); ok && update.Map == m && countsIn(update.Value, loop, depth+1) {
			return true
		}
	}
	return false
}
