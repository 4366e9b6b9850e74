package entry

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// findHeld finds the functions that the package stores in fields, and in maps and
// slices that fields hold.
func (ix *Index) findHeld(fns []*ssa.Function) {
	for _, fn := range fns {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				switch instr := instr.(type) {
				case *ssa.Store:
					ix.hold(fieldAt(instr.Addr), instr.Val)
				case *ssa.MapUpdate:
					ix.hold(fieldAt(instr.Map), instr.Value)
				}
			}
		}
	}
}

func (ix *Index) hold(field *types.Var, v ssa.Value) {
	if field != nil && mayHandle(v.Type()) {
		ix.held[field] = append(ix.held[field], v)
	}
}

// heldBy returns what is stored in the field that a function value is loaded from.
func (ix *Index) heldBy(v ssa.Value) []ssa.Value {
	if field := fieldAt(v); field != nil {
		return ix.held[field]
	}
	return nil
}

// fieldAt returns the field that an address leads to, or a value is loaded from:
// by itself, or as an element of what the field holds.
func fieldAt(v ssa.Value) *types.Var {
	for range 8 {
		switch x := v.(type) {
		case *ssa.FieldAddr:
			return program.Field(x.X.Type(), x.Field)
		case *ssa.Field:
			return program.Field(x.X.Type(), x.Field)
		case *ssa.UnOp:
			v = x.X
		case *ssa.Lookup:
			v = x.X
		case *ssa.IndexAddr:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		case *ssa.Extract:
			v = elementOf(x)
		default:
			return nil
		}
	}
	return nil
}

// elementOf returns the lookup or the ranged map that an element comes from.
func elementOf(x *ssa.Extract) ssa.Value {
	switch tuple := x.Tuple.(type) {
	case *ssa.Lookup:
		return tuple
	case *ssa.Next:
		if rng, ok := tuple.Iter.(*ssa.Range); ok {
			return rng.X
		}
	}
	return nil
}

// paramsOf returns the parameters that a function value comes from: of the
// function at hand or, for a captured one, of the function around it.
func (ix *Index) paramsOf(v ssa.Value) []*ssa.Parameter {
	return appendParams(nil, v, 0)
}

func appendParams(ps []*ssa.Parameter, v ssa.Value, depth int) []*ssa.Parameter {
	if depth > 6 {
		return ps
	}
	switch v := v.(type) {
	case *ssa.Parameter:
		return append(ps, v)
	case *ssa.ChangeType:
		return appendParams(ps, v.X, depth+1)
	case *ssa.UnOp:
		if v.Op == token.MUL {
			return appendParams(ps, v.X, depth+1)
		}
	case *ssa.IndexAddr: // one of a variadic parameter
		return appendParams(ps, v.X, depth+1)
	case *ssa.FreeVar:
		return appendParams(ps, bindingOf(v), depth+1)
	case *ssa.Alloc:
		for _, ref := range *v.Referrers() {
			if store, ok := ref.(*ssa.Store); ok && store.Addr == v {
				ps = appendParams(ps, store.Val, depth+1)
			}
		}
	}
	return ps
}

// bindingOf returns what a closure's free variable is bound to, or nil.
func bindingOf(v *ssa.FreeVar) ssa.Value {
	fn := v.Parent()
	if fn.Referrers() == nil {
		return nil
	}
	for _, ref := range *fn.Referrers() {
		made, ok := ref.(*ssa.MakeClosure)
		if !ok {
			continue
		}
		for i, fv := range fn.FreeVars {
			if fv == v {
				return made.Bindings[i]
			}
		}
	}
	return nil
}

// functionsIn returns the functions that a handler operand holds, through
// conversions, bound methods and the slice of a variadic parameter.
func functionsIn(v ssa.Value) []*ssa.Function {
	switch v := v.(type) {
	case *ssa.Function:
		return []*ssa.Function{v}
	case *ssa.MakeClosure:
		fn := v.Fn.(*ssa.Function)
		if obj, ok := fn.Object().(*types.Func); ok && fn.Synthetic != "" { // a bound method
			if method := fn.Prog.FuncValue(obj); method != nil {
				return []*ssa.Function{method}
			}
		}
		return []*ssa.Function{fn}
	case *ssa.ChangeType:
		return functionsIn(v.X)
	case *ssa.MakeInterface:
		return functionsIn(v.X)
	case *ssa.Slice:
		return functionsOfArray(v.X)
	}
	return nil
}

func functionsOfArray(v ssa.Value) []*ssa.Function {
	array, ok := v.(*ssa.Alloc)
	if !ok {
		return nil
	}
	var fns []*ssa.Function
	for _, ref := range *array.Referrers() {
		elem, ok := ref.(*ssa.IndexAddr)
		if !ok {
			continue
		}
		for _, ref := range *elem.Referrers() {
			if store, ok := ref.(*ssa.Store); ok && store.Addr == elem {
				fns = append(fns, functionsIn(store.Val)...)
			}
		}
	}
	return fns
}
