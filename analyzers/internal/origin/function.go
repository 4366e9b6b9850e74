package origin

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// functions returns the functions and closures that v may be: *ssa.Function or
// *ssa.MakeClosure values.
func (a *Analysis) functions(v ssa.Value, depth int) []ssa.Value {
	if depth > 4 {
		return nil
	}
	switch v := v.(type) {
	case *ssa.Function, *ssa.MakeClosure:
		return []ssa.Value{v}
	case *ssa.ChangeType:
		return a.functions(v.X, depth+1)
	case *ssa.MakeInterface:
		return a.functions(v.X, depth+1)
	case *ssa.Phi:
		var fns []ssa.Value
		for _, e := range v.Edges {
			fns = append(fns, a.functions(e, depth+1)...)
		}
		return fns
	case *ssa.UnOp:
		return a.storedFunctions(v.X, depth+1)
	case *ssa.Field:
		return a.fieldFunctions(program.Field(v.X.Type(), v.Field), depth+1)
	case *ssa.Call:
		return a.returnedFunctions(v, depth+1)
	}
	return nil
}

// storedFunctions returns the functions that an address may hold: a local
// variable's, or those that the package stores in a field or variable anywhere.
func (a *Analysis) storedFunctions(addr ssa.Value, depth int) []ssa.Value {
	var fns []ssa.Value
	switch addr := addr.(type) {
	case *ssa.Alloc:
		for _, ref := range *addr.Referrers() {
			if store, ok := ref.(*ssa.Store); ok && store.Addr == addr {
				fns = append(fns, a.functions(store.Val, depth)...)
			}
		}
	case *ssa.FreeVar:
		if binding, _ := bindingOf(addr); binding != nil {
			return a.storedFunctions(binding, depth)
		}
	case *ssa.FieldAddr:
		return a.fieldFunctions(program.Field(addr.X.Type(), addr.Field), depth)
	case *ssa.Global:
		for _, v := range a.storedIn(addr.Object()) {
			fns = append(fns, a.functions(v, depth)...)
		}
	}
	return fns
}

func (a *Analysis) fieldFunctions(field *types.Var, depth int) []ssa.Value {
	var fns []ssa.Value
	for _, v := range a.storedIn(field) {
		fns = append(fns, a.functions(v, depth)...)
	}
	return fns
}

// storedIn returns the values that the package stores in a field or package
// variable that holds a function.
func (a *Analysis) storedIn(obj types.Object) []ssa.Value {
	if a.held == nil {
		a.held = make(map[types.Object][]ssa.Value)
		a.eachInstr(func(instr ssa.Instruction) {
			store, ok := instr.(*ssa.Store)
			if !ok {
				return
			}
			if _, ok := store.Val.Type().Underlying().(*types.Signature); !ok {
				return
			}
			switch addr := store.Addr.(type) {
			case *ssa.FieldAddr:
				field := program.Field(addr.X.Type(), addr.Field).Origin()
				a.held[field] = append(a.held[field], store.Val)
			case *ssa.Global:
				if addr.Object() != nil {
					a.held[addr.Object()] = append(a.held[addr.Object()], store.Val)
				}
			}
		})
	}
	if v, ok := obj.(*types.Var); ok {
		obj = v.Origin()
	}
	return a.held[obj]
}

func (a *Analysis) eachInstr(f func(ssa.Instruction)) {
	for _, fn := range a.Code.Functions {
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				f(instr)
			}
		}
	}
}

// returnedFunctions returns the closures that a call of this package's function returns.
func (a *Analysis) returnedFunctions(call *ssa.Call, depth int) []ssa.Value {
	var fns []ssa.Value
	for _, c := range a.Callees(call) {
		if c.Body == nil {
			continue
		}
		eachReturn(c.Body, func(ret *ssa.Return) {
			if len(ret.Results) > 0 {
				fns = append(fns, a.functions(ret.Results[0], depth)...)
			}
		})
	}
	return fns
}

func eachReturn(fn *ssa.Function, f func(*ssa.Return)) {
	for _, b := range fn.Blocks {
		if ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok {
			f(ret)
		}
	}
}

// unknownFunction answers for a call of a function value that cannot be seen:
// one that takes nothing and returns the time is a clock.
func (a *Analysis) unknownFunction(call *ssa.Call, i int) Set {
	sig := call.Common().Signature()
	if i == 0 && sig.Params().Len() == 0 && sig.Results().Len() == 1 && catalog.IsTime(sig.Results().At(0).Type()) {
		return Set{{Role: catalog.Clock, What: "an injected clock", Param: -1, pos: call.Pos(), mint: &Mint{call}}}
	}
	return nil
}
