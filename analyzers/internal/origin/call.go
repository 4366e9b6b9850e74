package origin

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
)

// operands returns what a call passes, the receiver first.
func operands(call ssa.CallInstruction) []ssa.Value {
	common := call.Common()
	if common.IsInvoke() {
		return append([]ssa.Value{common.Value}, common.Args...)
	}
	return common.Args
}

// A Callee is a function that a call may reach, with its operands.
type Callee struct {
	Func *types.Func   // the declared function, of any package; nil for a literal
	Body *ssa.Function // in this package, or nil
	Args []ssa.Value   // the receiver first
}

// Callees returns the functions that a call may reach, as far as they can be
// seen. Those behind an interface are not included.
func (a *Analysis) Callees(call ssa.CallInstruction) []Callee {
	common := call.Common()
	if common.IsInvoke() {
		return nil
	}
	if fn := common.StaticCallee(); fn != nil {
		return []Callee{a.callee(common.Value, fn, common.Args)}
	}
	if _, ok := common.Value.(*ssa.Builtin); ok {
		return nil
	}
	var callees []Callee
	for _, v := range a.functions(common.Value, 0) {
		if fn := functionOf(v); fn != nil {
			callees = append(callees, a.callee(v, fn, common.Args))
		}
	}
	return callees
}

func functionOf(v ssa.Value) *ssa.Function {
	switch v := v.(type) {
	case *ssa.Function:
		return v
	case *ssa.MakeClosure:
		return v.Fn.(*ssa.Function)
	}
	return nil
}

// callee looks through what the builder wraps around functions: instances of
// generic ones, bound methods, method expressions.
func (a *Analysis) callee(v ssa.Value, fn *ssa.Function, args []ssa.Value) Callee {
	obj, _ := fn.Object().(*types.Func)
	if obj == nil {
		if fn.Origin() != nil {
			fn = fn.Origin()
		}
		return Callee{Body: withBody(fn), Args: args}
	}
	obj = obj.Origin()
	if made, ok := v.(*ssa.MakeClosure); ok && strings.HasPrefix(fn.Synthetic, "bound") {
		args = append([]ssa.Value{made.Bindings[0]}, args...)
	}
	return Callee{Func: obj, Body: a.BodyOf(obj), Args: args}
}

// BodyOf returns the function with the body of obj, if it is in this package.
func (a *Analysis) BodyOf(obj *types.Func) *ssa.Function {
	if obj.Pkg() != a.Code.Pkg.Pkg {
		return nil
	}
	return withBody(a.Code.Pkg.Prog.FuncValue(obj.Origin()))
}

func withBody(fn *ssa.Function) *ssa.Function {
	if fn == nil || len(fn.Blocks) == 0 {
		return nil
	}
	return fn
}

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
		return a.fieldFunctions(fieldOf(v.X.Type(), v.Field), depth+1)
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
		return a.fieldFunctions(fieldOf(addr.X.Type(), addr.Field), depth)
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
				field := fieldOf(addr.X.Type(), addr.Field).Origin()
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

// result answers for the part q of the i'th result of a call.
func (a *Analysis) result(call *ssa.Call, i int, q Path, json bool) Set {
	if t := resultType(call, i); t == nil || isError(t) {
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

// unknownFunction answers for a call of a function value that cannot be seen:
// one that takes nothing and returns the time is a clock.
func (a *Analysis) unknownFunction(call *ssa.Call, i int) Set {
	sig := call.Common().Signature()
	if i == 0 && sig.Params().Len() == 0 && sig.Results().Len() == 1 && catalog.IsTime(sig.Results().At(0).Type()) {
		return Set{{Role: catalog.Clock, What: "an injected clock", Param: -1, pos: call.Pos(), mint: &Mint{call}}}
	}
	return nil
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

func calleeName(c Callee) string {
	switch {
	case c.Func == nil && c.Body != nil:
		return "a function literal"
	case c.Func == nil:
		return "a function"
	}
	if recv := c.Func.Signature().Recv(); recv != nil {
		if name := typeName(recv.Type()); name != "" {
			return name + "." + c.Func.Name()
		}
		return c.Func.Name()
	}
	if c.Body != nil {
		return c.Func.Name()
	}
	return c.Func.Pkg().Name() + "." + c.Func.Name()
}

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
			return a.combined(call, c.Args), true
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

// operandAt returns the operand at a place.
func operandAt(p catalog.Place, c Callee) (ssa.Value, bool) {
	sig := c.Func.Signature()
	i, err := p.Index(sig)
	if err != nil || p.IsResult() {
		return nil, false
	}
	if sig.Recv() != nil && !p.IsRecv() {
		i++
	}
	if i >= len(c.Args) {
		return nil, false
	}
	return c.Args[i], true
}

// OperandAt returns the operand of a callee at a place of its signature.
func (c Callee) OperandAt(p catalog.Place) (ssa.Value, bool) { return operandAt(p, c) }

// combined joins the operands: the result is made of all of them.
func (a *Analysis) combined(call *ssa.Call, args []ssa.Value) Set {
	var sets []Set
	parts := 0
	for _, arg := range args {
		if isContext(arg.Type()) {
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

// invoked answers for a call of an interface's method: by the catalogue, else
// by the implementations that can be seen. A generator (a method that is given
// nothing) counts with any of them; other methods only when all agree, for what
// is left may derive the value from the operands.
func (a *Analysis) invoked(call *ssa.Call, i int, q Path) Set {
	common := call.Common()
	c := Callee{Func: common.Method, Args: operands(call)}
	if set, ok := a.catalogued(call, c, i, q, false); ok {
		return set
	}
	if isContext(common.Value.Type()) && common.Method.Name() == "Value" {
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
	if s, ok := constString(made.X); ok {
		return s
	}
	if load, ok := made.X.(*ssa.UnOp); ok {
		return load.X.Name()
	}
	return typeName(made.X.Type())
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

// Functions returns the functions of this package that v may be.
func (a *Analysis) Functions(v ssa.Value) []*ssa.Function {
	var fns []*ssa.Function
	for _, f := range a.functions(v, 0) {
		if fn := functionOf(f); fn != nil {
			if c := a.callee(f, fn, nil); c.Body != nil {
				fns = append(fns, c.Body)
			}
		}
	}
	return fns
}
