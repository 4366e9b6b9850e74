package program

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// IsError reports whether t is the type error.
func IsError(t types.Type) bool {
	return types.Identical(t, types.Universe.Lookup("error").Type())
}

// ErrorResult returns the position of the last result if it is an error, or -1.
func ErrorResult(sig *types.Signature) int {
	if last := sig.Results().Len() - 1; last >= 0 && IsError(sig.Results().At(last).Type()) {
		return last
	}
	return -1
}

// Deref returns what t points to, or t itself.
func Deref(t types.Type) types.Type {
	if ptr, ok := t.Underlying().(*types.Pointer); ok {
		return ptr.Elem()
	}
	return t
}

// TypeName returns the name of t, or of what it points to, or "".
func TypeName(t types.Type) string {
	if named, ok := types.Unalias(Deref(t)).(*types.Named); ok {
		return named.Obj().Name()
	}
	return ""
}

// ConstText returns the text that v always is, through conversions and with
// constants joined to constants. Of one that is joined to something else it
// returns the constant beginning, and false.
func ConstText(v ssa.Value) (text string, whole bool) {
	switch v := v.(type) {
	case *ssa.Const:
		if v.Value != nil && v.Value.Kind() == constant.String {
			return constant.StringVal(v.Value), true
		}
	case *ssa.MakeInterface:
		return ConstText(v.X)
	case *ssa.ChangeType:
		return ConstText(v.X)
	case *ssa.Convert:
		return ConstText(v.X)
	case *ssa.BinOp:
		if v.Op == token.ADD {
			x, xWhole := ConstText(v.X)
			y, yWhole := ConstText(v.Y)
			if xWhole {
				return x + y, yWhole
			}
			return x, false
		}
	}
	return "", false
}
