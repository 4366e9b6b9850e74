package origin

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// define answers for a value where nothing wrote to it since it came to be.
func (a *Analysis) define(v ssa.Value, q Path, json bool) Set {
	switch v := v.(type) {
	case *ssa.Parameter:
		return a.parameter(v, q)
	case *ssa.FreeVar:
		return a.captured(v, q, json)
	case *ssa.Global:
		return a.global(v, q)
	case *ssa.Call:
		return a.result(v, 0, q, json)
	case *ssa.Extract:
		return a.extract(v, q, json)
	case *ssa.Phi:
		return a.phi(v, q, json)
	case *ssa.UnOp:
		switch v.Op {
		case token.MUL:
			return a.load(v, q, json)
		case token.ARROW, token.NOT:
			return nil
		}
		return a.trace(v.X, q, v, json)
	case *ssa.BinOp:
		return a.binary(v)
	case *ssa.Field:
		field := program.Field(v.X.Type(), v.Field)
		if set, ok := a.field(field, v); ok {
			return set
		}
		return a.trace(v.X, Path(field.Name()).Join(q), v, json)
	case *ssa.Index:
		return a.trace(v.X, anyElem.Join(q), v, json)
	case *ssa.Lookup:
		return a.lookup(v, q, json)
	case *ssa.TypeAssert: // with ok
		return a.trace(v.X, q, v, json)
	}
	return nil // constants, new memory, functions, channels
}

// parameter answers with the parameter itself, for callers to resolve.
func (a *Analysis) parameter(v *ssa.Parameter, q Path) Set {
	for i, p := range v.Parent().Params {
		if p == v {
			return Set{{Param: i, Path: q, pos: v.Pos(), of: v.Parent()}}
		}
	}
	return nil
}

// captured answers for a closure's free variable by what its cell holds when the
// closure runs or, if nobody is seen to run it, when it was made.
func (a *Analysis) captured(v *ssa.FreeVar, q Path, json bool) Set {
	binding, made := bindingOf(v)
	if binding == nil {
		return nil
	}
	runs := runsOf(made)
	if len(runs) == 0 {
		return a.trace(binding, q, made, json) // handed to somebody, who runs it soon
	}
	sets := make([]Set, len(runs))
	for i, run := range runs {
		sets[i] = a.trace(binding, q, run, json)
	}
	return union(sets...)
}

// bindingOf returns what a closure's free variable is bound to, and where.
func bindingOf(v *ssa.FreeVar) (ssa.Value, *ssa.MakeClosure) {
	fn := v.Parent()
	made := closureOf(fn)
	if made == nil {
		return nil, nil
	}
	for i, fv := range fn.FreeVars {
		if fv == v {
			return made.Bindings[i], made
		}
	}
	return nil, nil
}

// closureOf returns the instruction that makes a closure of fn, or nil.
func closureOf(fn *ssa.Function) *ssa.MakeClosure {
	if fn.Parent() == nil || fn.Referrers() == nil {
		return nil
	}
	for _, ref := range *fn.Referrers() {
		if made, ok := ref.(*ssa.MakeClosure); ok && made.Fn == fn {
			return made
		}
	}
	return nil
}

// global answers for a package variable that the catalogue knows (a random
// reader). Others are set once, or by somebody we do not follow.
func (a *Analysis) global(v *ssa.Global, q Path) Set {
	obj := v.Object()
	if obj == nil {
		return nil
	}
	if row := a.Index.Row(obj, catalog.Random); row != nil {
		return Set{{Role: row.Role, What: nameOf(*row, obj), Param: -1}}
	}
	return nil
}

func (a *Analysis) extract(v *ssa.Extract, q Path, json bool) Set {
	switch tuple := v.Tuple.(type) {
	case *ssa.Call:
		return a.result(tuple, v.Index, q, json)
	case *ssa.Lookup, *ssa.TypeAssert:
		if v.Index == 0 {
			return a.trace(tuple, q, v, json)
		}
	case *ssa.Next:
		if rng, ok := tuple.Iter.(*ssa.Range); ok && v.Index == 2 {
			return a.trace(rng.X, anyElem.Join(q), v, json)
		}
	}
	return nil
}

// load answers for *p: by the memory at p, unless it is a counter.
func (a *Analysis) load(v *ssa.UnOp, q Path, json bool) Set {
	if set := a.counter(v); set != nil {
		return set
	}
	return a.trace(v.X, q, v, json)
}

// counter recognises x.n++ where x outlives the call: a variable of the
// package, or a field of the receiver. A counter in a parameter may well
// have come with the message.
func (a *Analysis) counter(v *ssa.UnOp) Set {
	base, path, _, known := a.root(v.X)
	if known || !outlives(base) {
		return nil
	}
	for _, b := range v.Parent().Blocks {
		for _, instr := range b.Instrs {
			store, ok := instr.(*ssa.Store)
			if !ok || !isIncrement(store.Val) {
				continue
			}
			if base2, path2, _, _ := a.root(store.Addr); base2 == base && path2 == path {
				name := string(path)
				if g, ok := base.(*ssa.Global); ok {
					name = g.Name()
				}
				return Set{{Role: catalog.Counter, What: "the counter " + name, Param: -1, pos: store.Pos(), mint: &Mint{v}}}
			}
		}
	}
	return nil
}

func outlives(base ssa.Value) bool {
	switch base := base.(type) {
	case *ssa.Global:
		return true
	case *ssa.Parameter:
		fn := base.Parent()
		return fn.Signature.Recv() != nil && fn.Params[0] == base && isPointer(base.Type())
	}
	return false
}

func isPointer(t types.Type) bool {
	_, ok := t.Underlying().(*types.Pointer)
	return ok
}

func isIncrement(v ssa.Value) bool {
	op, ok := v.(*ssa.BinOp)
	if !ok || op.Op != token.ADD {
		return false
	}
	_, x := op.X.(*ssa.UnOp)
	c, y := op.Y.(*ssa.Const)
	return x && y && c.Value != nil && c.Value.Kind() == constant.Int
}

// binary answers for x op y: arithmetic and concatenation carry both.
func (a *Analysis) binary(v *ssa.BinOp) Set {
	switch v.Op {
	case token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ:
		return nil
	}
	x, y := a.trace(v.X, "", v, false), a.trace(v.Y, "", v, false)
	if v.Op == token.QUO && isCoarse(v, x) {
		x = x.each(func(o *Origin) { o.Window = o.Window || o.Role == catalog.Clock })
	}
	if _, ok := v.X.(*ssa.Const); ok {
		return y
	}
	if _, ok := v.Y.(*ssa.Const); ok {
		return x
	}
	return union(x, y).each(func(o *Origin) { o.Composed = true })
}

// lookup answers for m[k] and s[i].
func (a *Analysis) lookup(v *ssa.Lookup, q Path, json bool) Set {
	if _, isMap := v.X.Type().Underlying().(*types.Map); !isMap {
		return a.trace(v.X, q, v, json)
	}
	if key, ok := program.ConstText(v.Index); ok {
		if catalog.DeliveryAttributes[key] {
			return Set{{Role: catalog.Delivery, What: key, Param: -1, pos: v.Pos(), mint: &Mint{v}}}
		}
		return a.trace(v.X, keyElem(key).Join(q), v, json)
	}
	return nil // which element is unknown
}

// Name returns the last name by which the program refers to v, through
// conversions and pointers made of it: that of a field or parameter, or "".
func (a *Analysis) Name(v ssa.Value) string {
	for range 8 {
		if base, path, _, known := a.root(v); !known {
			if path.Last() != "" {
				return path.Last()
			}
			v = base
		}
		switch x := v.(type) {
		case *ssa.Parameter:
			return x.Name()
		case *ssa.Alloc:
			return x.Comment
		case *ssa.Field:
			return program.Field(x.X.Type(), x.Field).Name()
		case *ssa.FieldAddr:
			return program.Field(x.X.Type(), x.Field).Name()
		case *ssa.UnOp:
			v = x.X
		case *ssa.Call:
			args := program.Operands(x)
			if len(args) != 1 {
				return ""
			}
			v = args[0]
		default:
			return ""
		}
	}
	return ""
}
