package origin

import (
	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// contextValue answers for ctx.Value(key) by what the package stores under the
// key. Values under the keys of others are unknown.
func (a *Analysis) contextValue(call *ssa.Call, q Path) Set {
	key := contextKey(call.Common().Args[0])
	if key == nil {
		return nil
	}
	if a.context == nil {
		a.context = make(map[any][]*ssa.Call)
		a.eachInstr(func(instr ssa.Instruction) {
			with, ok := instr.(*ssa.Call)
			if !ok || !isFunc(with.Common().StaticCallee(), "context", "WithValue") {
				return
			}
			if key := contextKey(with.Common().Args[1]); key != nil {
				a.context[key] = append(a.context[key], with)
			}
		})
	}
	var sets []Set
	for _, with := range a.context[key] {
		sets = append(sets, a.trace(with.Common().Args[2], q, with, false).each(func(o *Origin) {
			o.hops = append(o.hops[:len(o.hops):len(o.hops)], Hop{with.Pos(), "the context"})
			o.mint = &Mint{call}
		}))
	}
	set := withoutParams(union(sets...)) // those of another function
	if name := keyText(call.Common().Args[0]); !set.Differs() && catalog.IsRequestID(name) {
		return Set{{Role: catalog.Delivery, What: "the request id of the context", Request: true, Param: -1, pos: call.Pos(), mint: &Mint{call}}}
	}
	return set
}

// keyText is what a context key says of its value: the text of a constant, the
// name of a variable or type.
func keyText(v ssa.Value) string {
	made, ok := v.(*ssa.MakeInterface)
	if !ok {
		return ""
	}
	if s, ok := program.ConstText(made.X); ok {
		return s
	}
	if load, ok := made.X.(*ssa.UnOp); ok {
		return load.X.Name()
	}
	return program.TypeName(made.X.Type())
}

func withoutParams(s Set) Set {
	var out Set
	for _, o := range s {
		if !o.IsParam() {
			out = append(out, o)
		}
	}
	return out
}

// contextKey identifies a key by its variable, its constant, or its type.
func contextKey(v ssa.Value) any {
	made, ok := v.(*ssa.MakeInterface)
	if !ok {
		return nil
	}
	switch x := made.X.(type) {
	case *ssa.Const:
		return x.Type().String() + " " + x.String()
	case *ssa.UnOp:
		if g, ok := x.X.(*ssa.Global); ok {
			return g
		}
	}
	return made.X.Type().String()
}

func isFunc(fn *ssa.Function, pkg, name string) bool {
	return fn != nil && fn.Name() == name && fn.Pkg != nil && fn.Pkg.Pkg.Path() == pkg
}
