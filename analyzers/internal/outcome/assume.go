package outcome

import (
	"go/token"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// assume returns the state on the branch on which cond has a truth value, or nil
// when nothing can be said about a failure there.
func (w *walk) assume(cond ssa.Value, truth bool, s *state) *state {
	switch v := cond.(type) {
	case *ssa.UnOp:
		if v.Op == token.NOT {
			return w.assume(v.X, !truth, s)
		}
	case *ssa.BinOp:
		if v.Op == token.EQL || v.Op == token.NEQ {
			equal := (v.Op == token.EQL) == truth
			if s.loss != nil && !w.judgeEqual(v, equal, s) {
				return nil
			}
			w.learnEqual(v, equal, s)
			break
		}
		if s.loss != nil && !w.judgeOrder(v, s) {
			return nil
		}
	default:
		if s.loss != nil && !w.judge(cond, truth, s) {
			return nil
		}
	}
	s.set(cond, boolean(truth).orFail(w.eval(cond, s).Fail))
	return s
}

// learnEqual records that the operands of a comparison are equal, or are not.
func (w *walk) learnEqual(v *ssa.BinOp, equal bool, s *state) {
	y := w.eval(v.Y, s)
	switch {
	case equal && (y.Kind == Nil || y.Kind == Const):
		w.learn(v.X, y, s)
	case !equal && y.Kind == Nil:
		w.learn(v.X, isNonNil, s)
	case !equal && y.Kind == Const && (y.Text == "true" || y.Text == "false"):
		w.learn(v.X, boolean(y.Text == "false"), s)
	}
}

func (w *walk) learn(v ssa.Value, x Value, s *state) {
	x.Fail = w.eval(v, s).Fail
	s.set(v, x)
	if load, ok := v.(*ssa.UnOp); ok && load.Op == token.MUL {
		if c, ok := w.cellOf(load.X); ok {
			s.store(c, x)
		}
	}
}

// judgeEqual decides what a comparison says of the failure: an error that is
// found to be a certain one has been thought of.
func (w *walk) judgeEqual(v *ssa.BinOp, equal bool, s *state) bool {
	x, y := w.eval(v.X, s), w.eval(v.Y, s)
	switch {
	case isContextError(v.X) && y.Kind == Nil:
		s.stopping = s.stopping || !equal
	case w.isDone(v):
		s.stopping = s.stopping || equal
	case x.Text == besides || y.Text == besides:
		return false // another result of the failed call decides
	case !x.Fail && !y.Fail:
		return !w.countsAgainst(v, x, y)
	case y.Kind == Nil && !program.IsError(v.X.Type()), x.Kind == NonZero:
		return false
	case y.Kind == Nil && equal:
		return false // whether the failure makes an error cannot be seen
	case equal && y.Kind != Nil:
		s.excuse()
	}
	return true
}

// countsAgainst reports whether a comparison weighs what was done against what
// there was to do.
func (w *walk) countsAgainst(v *ssa.BinOp, x, y Value) bool {
	if !isInteger(v.X.Type()) {
		return false
	}
	_, xConst := v.X.(*ssa.Const)
	_, yConst := v.Y.(*ssa.Const)
	_, isPhi := v.X.(*ssa.Phi)
	return !xConst && !yConst && (x.Kind != Unknown || y.Kind != Unknown || isPhi)
}

func (w *walk) judgeOrder(v *ssa.BinOp, s *state) bool {
	x, y := w.eval(v.X, s), w.eval(v.Y, s)
	return isIndex(v) || !x.Fail && !y.Fail && (!isOrder(v.Op) || !w.countsAgainst(v, x, y))
}

func isOrder(op token.Token) bool {
	return op == token.LSS || op == token.LEQ || op == token.GTR || op == token.GEQ
}

// isIndex reports whether a comparison is that of a loop over a slice or a range
// of integers, or of one with a counter.
func isIndex(v *ssa.BinOp) bool {
	return isRangeIndex(v.X) || strings.HasPrefix(v.Block().Comment, "for.loop")
}

// isRangeIndex reports whether a value is what a range counts with.
func isRangeIndex(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.BinOp:
		return isRangeIndex(v.X)
	case *ssa.Phi:
		return strings.HasPrefix(v.Comment, "rangeindex") || strings.HasPrefix(v.Comment, "rangeint")
	}
	return false
}

// judge decides what a condition that is no comparison says of the failure.
func (w *walk) judge(cond ssa.Value, truth bool, s *state) bool {
	switch v := cond.(type) {
	case *ssa.Call:
		if w.takesFailure(v, s) {
			return w.judgeError(v, truth, s)
		}
	case *ssa.Extract:
		if assert, ok := v.Tuple.(*ssa.TypeAssert); ok && w.eval(assert.X, s).Fail {
			return w.judgeKind(program.TypeName(assert.AssertedType), truth, s)
		}
	}
	return !w.eval(cond, s).Fail
}

// judgeError decides what a predicate over the error says of the failure.
func (w *walk) judgeError(call *ssa.Call, truth bool, s *state) bool {
	return w.judgeKind(w.calleeName(call)+" "+targetName(call), truth, s)
}

// judgeKind decides what it says of the failure that it is of a kind, or is not.
func (w *walk) judgeKind(kind string, truth bool, s *state) bool {
	switch {
	case catalog.SaysRetry(kind):
		s.judged = s.judged || !truth
	case truth:
		s.excuse()
	}
	return true
}

// targetName returns the name of the type that errors.As looks for, or "".
func targetName(call *ssa.Call) string {
	args := call.Call.Args
	if len(args) != 2 {
		return ""
	}
	if made, ok := args[1].(*ssa.MakeInterface); ok {
		return program.TypeName(program.Deref(made.X.Type()))
	}
	return ""
}

// takesFailure reports whether a call is given the error of the failed work.
func (w *walk) takesFailure(call ssa.CallInstruction, s *state) bool {
	for _, arg := range program.Operands(call) {
		if w.eval(arg, s).Fail {
			return true
		}
	}
	return false
}

func isContextError(v ssa.Value) bool {
	call, ok := v.(*ssa.Call)
	return ok && call.Call.IsInvoke() && call.Call.Method.Name() == "Err" && catalog.IsContext(call.Call.Value.Type())
}

// isDone reports whether a comparison asks for the arm of a select that waits
// for the end of a context.
func (w *walk) isDone(v *ssa.BinOp) bool {
	index, ok := v.X.(*ssa.Extract)
	if !ok || index.Index != 0 {
		return false
	}
	sel, ok := index.Tuple.(*ssa.Select)
	if !ok {
		return false
	}
	arm, ok := v.Y.(*ssa.Const)
	if !ok || arm.Value == nil {
		return false
	}
	i := int(arm.Int64())
	return i >= 0 && i < len(sel.States) && isDoneChannel(sel.States[i].Chan)
}

func isDoneChannel(v ssa.Value) bool {
	call, ok := v.(*ssa.Call)
	return ok && call.Call.IsInvoke() && call.Call.Method.Name() == "Done" && catalog.IsContext(call.Call.Value.Type())
}
