package origin

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// result answers for the part q of the i'th result of a call.
func (a *Analysis) result(call *ssa.Call, i int, q Path, json bool) Set {
	if t := resultType(call, i); t == nil || program.IsError(t) {
		return nil
	}
	common := call.Common()
	if common.IsInvoke() {
		return a.invoked(call, i, q)
	}
	if b, ok := common.Value.(*ssa.Builtin); ok {
		return a.builtin(call, b.Name(), q, json)
	}
	callees := a.Callees(call)
	if len(callees) == 0 {
		return a.unknownFunction(call, i)
	}
	var sets []Set
	for _, c := range callees {
		sets = append(sets, a.called(call, c, i, q, json))
	}
	return union(sets...)
}

func resultType(call *ssa.Call, i int) types.Type {
	switch t := call.Type().(type) {
	case *types.Tuple:
		if i < t.Len() {
			return t.At(i).Type()
		}
		return nil
	default:
		return t
	}
}

// called answers for a call of one callee.
func (a *Analysis) called(call *ssa.Call, c Callee, i int, q Path, json bool) Set {
	if c.Func != nil {
		if set, ok := a.catalogued(call, c, i, q, json); ok {
			return set
		}
	}
	if c.Body != nil {
		return a.instantiate(a.returned(c.Body, i, q, json), call, c)
	}
	if c.Func == nil {
		return nil
	}
	if s := a.Known(c.Func); s != nil {
		return a.instantiate(s.result(i, q), call, c)
	}
	if catalog.IsStd(c.Func.Pkg().Path()) {
		return a.stdResult(call, c, i)
	}
	return a.unknownResult(call, c, i)
}

// returned answers for the part q of the i'th result of a function of this package.
func (a *Analysis) returned(fn *ssa.Function, i int, q Path, json bool) Set {
	return a.once(query{v: fn, path: Path(string(rune('0'+i))) + "/" + q, json: json}, func() Set {
		var arms []arm
		eachReturn(fn, func(ret *ssa.Return) {
			if i < len(ret.Results) {
				v := ret.Results[i]
				set := a.withoutStored(a.trace(v, q, ret, json), ret)
				arms = append(arms, arm{set: set, val: v, block: ret.Block()})
			}
		})
		return a.merge(arms, nil)
	})
}

// withoutStored leaves out the sources of values that the function has stored by
// the time it returns them: they are identities from then on.
func (a *Analysis) withoutStored(set Set, ret *ssa.Return) Set {
	if !set.Differs() {
		return set
	}
	var out Set
	for _, o := range set {
		if !o.Differs() || !a.stored(o, ret) {
			out = append(out, o)
		}
	}
	return out
}

// instantiate turns what is known of a callee's value into what is known of it
// at a call: parameters into operands, sources into hops.
func (a *Analysis) instantiate(set Set, call ssa.CallInstruction, c Callee) Set {
	var sets []Set
	for _, o := range set {
		if o.option != nil {
			sets = append(sets, Set{o})
			continue
		}
		if !o.IsParam() {
			o.hops = append(o.hops[:len(o.hops):len(o.hops)], Hop{call.Pos(), calleeName(c)})
			o.mint = &Mint{call}
			sets = append(sets, Set{o})
			continue
		}
		if o.of != nil && o.of != c.Body {
			if encloses(o.of, call.Parent()) {
				sets = append(sets, Set{o}) // captured by a closure
			}
			continue
		}
		if o.Param >= len(c.Args) {
			continue
		}
		sets = append(sets, a.trace(c.Args[o.Param], o.Path, call, false).each(func(x *Origin) {
			x.Window = x.Window || o.Window && x.Role == catalog.Clock
			x.Fallback = x.Fallback || o.Fallback && x.Differs()
			x.Composed = x.Composed || o.Composed
		}))
	}
	return union(sets...)
}

// encloses reports whether inner is outer, or a closure inside it.
func encloses(outer, inner *ssa.Function) bool {
	for ; inner != nil; inner = inner.Parent() {
		if inner == outer {
			return true
		}
	}
	return false
}

// invoked answers for a call of an interface's method: by the catalogue, else
// by the implementations that can be seen. A generator (a method that is given
// nothing) counts with any of them; other methods only when all agree, for what
// is left may derive the value from the operands.
func (a *Analysis) invoked(call *ssa.Call, i int, q Path) Set {
	common := call.Common()
	c := Callee{Func: common.Method, Args: program.Operands(call)}
	if set, ok := a.catalogued(call, c, i, q, false); ok {
		return set
	}
	if catalog.IsContext(common.Value.Type()) && common.Method.Name() == "Value" {
		return a.contextValue(call, q)
	}
	if pkg := common.Method.Pkg(); pkg != nil && catalog.IsStd(pkg.Path()) {
		return a.stdResult(call, c, i) // hash.Hash.Sum
	}
	var sets []Set
	for _, m := range a.Methods(common.Value.Type(), common.Method) {
		sets = append(sets, a.called(call, Callee{Func: m, Body: a.BodyOf(m), Args: c.Args}, i, q, false))
	}
	if s := a.Known(common.Method); s != nil {
		sets = append(sets, a.instantiate(s.result(i, q), call, c))
	}
	set := union(sets...)
	if common.Signature().Params().Len() > 0 && slices.ContainsFunc(sets, func(s Set) bool { return !s.Differs() }) {
		return withoutSources(set)
	}
	return set.each(func(o *Origin) { o.Injected = true })
}

func withoutSources(s Set) Set {
	var out Set
	for _, o := range s {
		if !o.Differs() {
			out = append(out, o)
		}
	}
	return out
}

// builtin answers for a call of a built-in function.
func (a *Analysis) builtin(call *ssa.Call, name string, q Path, json bool) Set {
	switch name {
	case "append", "min", "max", "ssa:wrapnilchk":
		var sets []Set
		for _, arg := range call.Common().Args {
			sets = append(sets, a.trace(arg, q, call, json))
		}
		return union(sets...)
	}
	return nil
}

// Returned returns the origins of a part of the i'th result of a function of
// this package.
func (a *Analysis) Returned(fn *ssa.Function, i int, path Path) Set {
	a.prepare()
	set := a.returned(fn, i, path, false)
	if a.steps > maxSteps {
		return nil
	}
	return set.declared()
}
