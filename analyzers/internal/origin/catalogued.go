package origin

import (
	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
)

// catalogued answers for a call of a function that the catalogue knows.
func (a *Analysis) catalogued(call *ssa.Call, c Callee, i int, q Path, json bool) (Set, bool) {
	for _, row := range a.Index.Rows(c.Func) {
		switch row.Role {
		case catalog.Clock, catalog.Random, catalog.Counter, catalog.Delivery:
			if !row.At.IsResult() {
				continue // fills an operand: see callWrites
			}
			if at, err := row.At.Index(c.Func.Signature()); err != nil || at != i {
				return nil, true
			}
			if row.Role == catalog.Counter && !a.outlivesCall(c) {
				return nil, true
			}
			if row.Role == catalog.Random && c.Func.Signature().Recv() != nil && len(c.Args) > 0 {
				if set, seeded := a.seeded(c.Args[0], call); seeded {
					return set, true
				}
			}
			return a.source(row, c.Func, call), true
		case catalog.Message, catalog.Memo:
			return nil, true
		case catalog.Stable:
			return digested(c.Func.Pkg().Path(), a.combined(call, c.Args)), true
		case catalog.Identity:
			if arg, ok := operandAt(row.At, c); ok {
				return a.trace(arg, q, call, json), true
			}
		}
	}
	return nil, false
}

// outlivesCall reports whether what a counting function counts in is there
// before the operation: not a variable of the function around it.
func (a *Analysis) outlivesCall(c Callee) bool {
	if len(c.Args) == 0 {
		return true
	}
	base, _, _, known := a.root(c.Args[0])
	for !known {
		fv, ok := base.(*ssa.FreeVar)
		if !ok {
			break
		}
		if base, _ = bindingOf(fv); base == nil {
			return true
		}
	}
	_, local := base.(*ssa.Alloc)
	return !local
}

// seeded answers for a generator that was made from a seed at hand.
func (a *Analysis) seeded(recv ssa.Value, call *ssa.Call) (Set, bool) {
	made, ok := recv.(*ssa.Call)
	if !ok {
		return nil, false
	}
	fn := made.Common().StaticCallee()
	if fn == nil || fn.Object() == nil || a.Index.Row(fn.Object(), catalog.Stable) == nil {
		return nil, false
	}
	return a.trace(recv, "", call, false), true
}

// combined joins the operands: the result is made of all of them.
func (a *Analysis) combined(call *ssa.Call, args []ssa.Value) Set {
	var sets []Set
	parts := 0
	for _, arg := range args {
		if catalog.IsContext(arg.Type()) {
			continue
		}
		if _, ok := arg.(*ssa.Const); !ok {
			parts += count(arg)
		}
		sets = append(sets, a.trace(arg, "", call, false))
	}
	return union(sets...).each(func(o *Origin) { o.Composed = o.Composed || parts > 1 })
}

// count returns how many variable parts an operand brings: several for the
// slice of a variadic parameter.
func count(arg ssa.Value) int {
	slice, ok := arg.(*ssa.Slice)
	if !ok {
		return 1
	}
	array, ok := slice.X.(*ssa.Alloc)
	if !ok || array.Comment != "varargs" {
		return 1
	}
	n := 0
	for _, ref := range *array.Referrers() {
		if elem, ok := ref.(*ssa.IndexAddr); ok {
			n += variableStores(elem)
		}
	}
	return n
}

// variableStores counts the stores of other than constants to an address.
func variableStores(addr *ssa.IndexAddr) int {
	n := 0
	for _, ref := range *addr.Referrers() {
		store, ok := ref.(*ssa.Store)
		if !ok || store.Addr != addr {
			continue
		}
		val := store.Val
		if made, ok := val.(*ssa.MakeInterface); ok {
			val = made.X
		}
		if _, isConst := val.(*ssa.Const); !isConst {
			n++
		}
	}
	return n
}
