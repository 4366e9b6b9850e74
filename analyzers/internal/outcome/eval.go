package outcome

import (
	"go/token"
	"go/types"
	"strconv"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
)

// eval returns what is known of a value in a state.
func (w *walk) eval(v ssa.Value, s *state) Value {
	if x, ok := s.vals[v]; ok {
		return x
	}
	switch v := v.(type) {
	case *ssa.Const:
		return constantOf(v)
	case *ssa.Parameter:
		return w.parameter(v)
	case *ssa.Alloc:
		return isNonNil.orFail(w.anyFail(v, s))
	case *ssa.MakeClosure, *ssa.Function, *ssa.Global, *ssa.FieldAddr, *ssa.IndexAddr, *ssa.MakeMap, *ssa.MakeChan:
		return isNonNil
	case *ssa.ChangeType:
		return w.eval(v.X, s)
	case *ssa.ChangeInterface:
		return w.eval(v.X, s)
	case *ssa.Convert:
		return w.converted(v, s)
	case *ssa.MakeInterface:
		return w.boxed(v, s)
	case *ssa.BinOp:
		return w.binary(v, s)
	case *ssa.UnOp:
		return w.unary(v, s)
	case *ssa.Field:
		return Value{Fail: w.eval(v.X, s).Fail}
	case *ssa.Slice:
		return w.sliced(v, s)
	case *ssa.TypeAssert:
		return Value{Fail: w.eval(v.X, s).Fail}
	case *ssa.Extract:
		if assert, ok := v.Tuple.(*ssa.TypeAssert); ok {
			return Value{Fail: w.eval(assert.X, s).Fail}
		}
	}
	return Value{}
}

// parameter stands for whatever the callers of the walked function pass.
func (w *walk) parameter(p *ssa.Parameter) Value {
	if p.Parent() != w.fn {
		return Value{}
	}
	for i, q := range w.fn.Params {
		if p == q {
			return Value{Kind: Param, Index: i}
		}
	}
	return Value{}
}

func (w *walk) converted(v *ssa.Convert, s *state) Value {
	x := w.eval(v.X, s)
	if x.Kind == Const || x.Kind == NonZero || x.Kind == Param {
		return x
	}
	return Value{Fail: x.Fail}
}

// boxed is a value in an interface: never nil, and a constant still one.
func (w *walk) boxed(v *ssa.MakeInterface, s *state) Value {
	x := w.eval(v.X, s)
	if x.Kind == Const || x.Kind == Response {
		return x
	}
	return isNonNil.orFail(x.Fail)
}

func (w *walk) unary(v *ssa.UnOp, s *state) Value {
	switch v.Op {
	case token.NOT:
		x := w.eval(v.X, s)
		if b, ok := x.truth(); ok {
			return boolean(!b)
		}
		return Value{Fail: x.Fail}
	case token.MUL:
		return w.load(v.X, s)
	}
	return Value{}
}

// binary evaluates comparisons and, for counters, sums.
func (w *walk) binary(v *ssa.BinOp, s *state) Value {
	x, y := w.eval(v.X, s), w.eval(v.Y, s)
	switch v.Op {
	case token.ADD, token.OR:
		return w.sum(v, x, y, s)
	case token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ:
		if y.Kind == Const && x.Kind == Unknown && isLen(v.X) {
			x = w.length(v.X, s)
		}
		return compare(v.Op, x, y)
	}
	return Value{Fail: x.Fail || y.Fail}
}

// sum tracks counters: one that was counted up is above zero.
func (w *walk) sum(v *ssa.BinOp, x, y Value, s *state) Value {
	isCount := isInteger(v.Type())
	fail := x.Fail || y.Fail || s.loss != nil && isCount && !isRangeIndex(v.X)
	if isCount && y.Kind == Const && y.Text != "0" && (x.Kind == Const || x.Kind == NonZero) {
		return Value{Kind: NonZero, Fail: fail}
	}
	return Value{Fail: x.Fail || y.Fail}
}

func isInteger(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsInteger != 0
}

func isLen(v ssa.Value) bool {
	call, ok := v.(*ssa.Call)
	if !ok {
		return false
	}
	b, ok := call.Call.Value.(*ssa.Builtin)
	return ok && b.Name() == "len"
}

func (w *walk) length(v ssa.Value, s *state) Value {
	switch x := w.eval(v.(*ssa.Call).Call.Args[0], s); x.Kind {
	case NonZero:
		return x
	case Nil:
		return Value{Kind: Const, Text: "0"}
	case Unknown:
		return Value{Fail: x.Fail}
	}
	return Value{}
}

// sliced is the slice of a literal or of a variadic call: not empty if the array is not.
func (w *walk) sliced(v *ssa.Slice, s *state) Value {
	if array, ok := v.X.(*ssa.Alloc); ok {
		if t, ok := array.Type().Underlying().(*types.Pointer).Elem().Underlying().(*types.Array); ok && t.Len() > 0 && v.Low == nil && v.High == nil {
			return Value{Kind: NonZero, Fail: w.anyFail(array, s)}
		}
	}
	return Value{Fail: w.eval(v.X, s).Fail}
}

// anyFail reports whether a failure is stored in any part of a variable.
func (w *walk) anyFail(root ssa.Value, s *state) bool {
	for c, x := range s.cells {
		if c.root == root && x.Fail {
			return true
		}
	}
	return false
}

// result is a value that is returned; of a struct with a status code, the code.
func (w *walk) result(v ssa.Value, s *state) Value {
	x := w.eval(v, s)
	if x.Kind == Unknown || x.Kind == NonNil {
		if code, ok := w.codeOf(v, s); ok {
			return code.orFail(x.Fail)
		}
	}
	return x
}

// codeOf returns the status code that a response, or what v points to, has.
func (w *walk) codeOf(v ssa.Value, s *state) (Value, bool) {
	if ptr, ok := v.(*ssa.Alloc); ok {
		if field := w.a.codeField(ptr.Type()); field != "" {
			return asResponse(w.at(cell{ptr, "." + field}, types.Typ[types.Int], s)), true
		}
	}
	return Value{}, false
}

func asResponse(code Value) Value {
	switch code.Kind {
	case Const:
		return Value{Kind: Response, Text: code.Text, Fail: code.Fail}
	case Param:
		return Value{Kind: Response, Index: code.Index + 1}
	}
	return Value{Kind: Response, Text: "?", Fail: code.Fail}
}

// codeField returns the name of the field that holds the status code of a
// response, if t is such a struct or points to one.
func (a *Analysis) codeField(t types.Type) string {
	if ptr, ok := t.Underlying().(*types.Pointer); ok {
		t = ptr.Elem()
	}
	st, ok := t.Underlying().(*types.Struct)
	if !ok {
		return ""
	}
	for f := range st.Fields() {
		if a.Index.Row(f, catalog.Code) != nil {
			return f.Name()
		}
	}
	return ""
}

// code is the status that a value stands for, 0 if unknown.
func (v Value) code() int {
	if v.Kind != Const && v.Kind != Response {
		return 0
	}
	n, _ := strconv.Atoi(v.Text)
	return n
}
