package outcome

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// captures reports whether a call that is made after the failure keeps the
// delivery, so that it can be worked on later.
func (p *paths) captures(call ssa.CallInstruction, role catalog.Role, s *state) bool {
	switch role {
	case catalog.Publish:
		return true
	case catalog.Write, catalog.Call, catalog.Commit:
		return catalog.KeepsFailed(p.calleeName(call)) || p.recordsFailure(call, s) || p.triesOtherwise(call, s)
	}
	return false
}

// recordsFailure reports whether a write is given the failure, or a word for it.
func (p *paths) recordsFailure(call ssa.CallInstruction, s *state) bool {
	for _, arg := range program.Operands(call) {
		if p.eval(arg, s).Fail {
			return true
		}
		if text, ok := program.ConstText(arg); ok && catalog.KeepsFailed(text) {
			return true
		}
		if c, ok := p.cellOf(unboxed(arg)); ok && (p.anyFail(c.root, s) || p.anyCapture(c.root, s)) {
			return true
		}
	}
	return false
}

// triesOtherwise reports whether a call does something else about what has
// failed: it is made because of the failure, and for the same thing.
func (p *paths) triesOtherwise(call ssa.CallInstruction, s *state) bool {
	if s.loss == nil {
		return false
	}
	failed, ok := s.loss.site.(ssa.CallInstruction)
	if !ok || s.arm == nil || s.arm.Parent() != call.Parent() || !s.arm.Dominates(call.Block()) {
		return false
	}
	for _, arg := range failed.Common().Args {
		same := func(other ssa.Value) bool { return unwrapped(other) == unwrapped(arg) }
		if !catalog.IsContext(arg.Type()) && isVariable(arg) && slices.ContainsFunc(call.Common().Args, same) {
			return true
		}
	}
	return false
}

func isVariable(v ssa.Value) bool {
	_, isConst := v.(*ssa.Const)
	return !isConst
}

func unwrapped(v ssa.Value) ssa.Value {
	switch v := v.(type) {
	case *ssa.MakeInterface:
		return unwrapped(v.X)
	case *ssa.ChangeType:
		return unwrapped(v.X)
	case *ssa.ChangeInterface:
		return unwrapped(v.X)
	}
	return v
}

func unboxed(v ssa.Value) ssa.Value {
	switch v := v.(type) {
	case *ssa.MakeInterface:
		return unboxed(v.X)
	case *ssa.UnOp:
		return v.X
	}
	return v
}

func (p *paths) anyCapture(root ssa.Value, s *state) bool {
	for c, x := range s.cells {
		if c.root == root && x.Kind == Const && catalog.KeepsFailed(x.Text) {
			return true
		}
	}
	return false
}
