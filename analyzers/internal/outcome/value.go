package outcome

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// A Kind is what is known of a value on a path.
type Kind uint8

const (
	Unknown  Kind = iota
	Nil           // nil
	NonNil        // not nil
	Const         // the constant Text
	NonZero       // a number above zero, or a container that is not empty
	Param         // the function's parameter Index, the receiver first
	Response      // a response whose status code is Text, or the parameter Index-1
)

// A Value is what is known of a value on a path.
type Value struct {
	Kind  Kind
	Text  string // of a Const, as constant.Value.ExactString; of a Response, its code
	Index int
	Fail  bool // it is, or depends on, the error of the work that has failed
}

var (
	isNil    = Value{Kind: Nil}
	isNonNil = Value{Kind: NonNil}
	yes      = Value{Kind: Const, Text: "true"}
	no       = Value{Kind: Const, Text: "false"}
	failed   = Value{Kind: NonNil, Fail: true}
	tainted  = Value{Fail: true}

	success = Value{Kind: Const, Text: "200"}
)

func boolean(b bool) Value {
	if b {
		return yes
	}
	return no
}

func constantOf(c *ssa.Const) Value {
	if c.Value == nil {
		return zeroOf(c.Type())
	}
	return Value{Kind: Const, Text: c.Value.ExactString()}
}

// zeroOf returns the zero value of a type, as far as it is tracked.
func zeroOf(t types.Type) Value {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		switch {
		case u.Info()&types.IsBoolean != 0:
			return no
		case u.Info()&types.IsNumeric != 0:
			return Value{Kind: Const, Text: "0"}
		case u.Info()&types.IsString != 0:
			return Value{Kind: Const, Text: `""`}
		}
	case *types.Pointer, *types.Interface, *types.Slice, *types.Map, *types.Chan, *types.Signature:
		return isNil
	}
	return Value{}
}

// known reports whether the value is worth remembering.
func (v Value) known() bool { return v != Value{} }

func (v Value) orFail(fail bool) Value {
	v.Fail = v.Fail || fail
	return v
}

// truth returns the boolean that v is, if that is known.
func (v Value) truth() (value, ok bool) {
	switch v {
	case yes, Value{Kind: Const, Text: "true", Fail: true}:
		return true, true
	case no, Value{Kind: Const, Text: "false", Fail: true}:
		return false, true
	}
	return false, false
}

// compare evaluates x op y; the result is unknown unless both sides say enough.
func compare(op token.Token, x, y Value) Value {
	if b, ok := compareKnown(op, x, y); ok {
		return boolean(b)
	}
	return Value{Fail: x.Fail || y.Fail}
}

func compareKnown(op token.Token, x, y Value) (result, ok bool) {
	switch {
	case x.Kind == Const && y.Kind == Const:
		return compareConstants(op, x.Text, y.Text)
	case x.Kind == NonZero && y.Kind == Const:
		return comparePositive(op, y.Text)
	case y.Kind == Nil && op == token.EQL:
		return x.Kind == Nil, isNilness(x)
	case y.Kind == Nil && op == token.NEQ:
		return x.Kind != Nil, isNilness(x)
	case x.Kind == Nil:
		return compareNil(op, y)
	}
	return false, false
}

func compareNil(op token.Token, y Value) (result, ok bool) {
	if y.Kind != NonNil || op != token.EQL && op != token.NEQ {
		return false, false
	}
	return op == token.NEQ, true
}

func isNilness(v Value) bool {
	return v.Kind == Nil || v.Kind == NonNil || v.Kind == NonZero || v.Kind == Response
}

func compareConstants(op token.Token, x, y string) (result, ok bool) {
	if op == token.EQL || op == token.NEQ {
		return (x == y) == (op == token.EQL), true
	}
	a, b := constant.MakeFromLiteral(x, token.INT, 0), constant.MakeFromLiteral(y, token.INT, 0)
	if a.Kind() != constant.Int || b.Kind() != constant.Int {
		return false, false
	}
	return constant.Compare(a, op, b), true
}

// comparePositive compares a number above zero, or the length of something that
// is not empty, with a constant.
func comparePositive(op token.Token, y string) (result, ok bool) {
	switch {
	case y == "0" && (op == token.GTR || op == token.NEQ || op == token.GEQ), y == "1" && op == token.GEQ:
		return true, true
	case y == "0" && (op == token.EQL || op == token.LEQ || op == token.LSS), y == "1" && op == token.LSS:
		return false, true
	}
	return false, false
}
