package origin

import (
	"go/types"
	"reflect"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
)

// A write is an instruction that may change a part of some value.
type write struct {
	path Path
	val  ssa.Value           // what is stored, or nil
	call ssa.CallInstruction // the call that writes, or nil
	arg  int                 // which of its operands refers to the part
	weak bool                // perhaps not executed: in a closure
}

// writers returns the instructions of base's function that may change what base
// refers to, directly or through addresses derived from it.
func (a *Analysis) writers(base ssa.Value) map[ssa.Instruction][]write {
	if w, ok := a.writes[base]; ok {
		return w
	}
	if base.Referrers() == nil || !isReference(base) {
		return nil
	}
	w := make(map[ssa.Instruction][]write)
	a.writes[base] = w
	a.collect(w, base, "", make(map[ssa.Value]bool))
	return w
}

func (a *Analysis) collect(w map[ssa.Instruction][]write, v ssa.Value, path Path, seen map[ssa.Value]bool) {
	if seen[v] || path.depth() > 8 || v.Referrers() == nil {
		return
	}
	seen[v] = true
	for _, ref := range *v.Referrers() {
		switch ref := ref.(type) {
		case *ssa.FieldAddr:
			a.collect(w, ref, path.Join(Path(fieldOf(ref.X.Type(), ref.Field).Name())), seen)
		case *ssa.IndexAddr:
			if ref.X == v {
				a.collect(w, ref, path.Join(anyElem), seen)
			}
		case *ssa.Slice, *ssa.ChangeType, *ssa.ChangeInterface, *ssa.MakeInterface, *ssa.Convert, *ssa.SliceToArrayPointer:
			if isReference(ref.(ssa.Value)) {
				a.collect(w, ref.(ssa.Value), path, seen)
			}
		case *ssa.Store:
			if ref.Addr == v {
				w[ref] = append(w[ref], write{path: path, val: ref.Val})
			}
		case *ssa.MapUpdate:
			if ref.Map == v {
				elem := anyElem
				if key, ok := constString(ref.Key); ok {
					elem = keyElem(key)
				}
				w[ref] = append(w[ref], write{path: path.Join(elem), val: ref.Value})
			}
		case *ssa.MakeClosure:
			a.collectCaptured(w, ref, v, path)
		case *ssa.Call:
			for i, arg := range operands(ref) {
				if arg == v {
					w[ref] = append(w[ref], write{path: path, call: ref, arg: i})
				}
			}
			if wraps(ref, v) {
				a.collect(w, ref, path, seen) // what is written to the wrapper arrives here
			}
		}
	}
}

// wraps reports whether a call makes a writer to w: json.NewEncoder(w),
// bufio.NewWriter(w).
func wraps(call *ssa.Call, w ssa.Value) bool {
	fn := call.Common().StaticCallee()
	if fn == nil || fn.Pkg == nil || !strings.HasPrefix(fn.Name(), "New") || !isReference(call) {
		return false
	}
	path := fn.Pkg.Pkg.Path()
	if !catalog.IsStd(path) || !IsPure(path) {
		return false
	}
	write, _, _ := types.LookupFieldOrMethod(w.Type(), false, nil, "Write")
	_, isMethod := write.(*types.Func)
	return isMethod
}

// collectCaptured adds what the closure does to a variable that it captured.
func (a *Analysis) collectCaptured(w map[ssa.Instruction][]write, made *ssa.MakeClosure, v ssa.Value, path Path) {
	fn := made.Fn.(*ssa.Function)
	for i, binding := range made.Bindings {
		if binding != v || len(fn.Blocks) == 0 {
			continue
		}
		inner := make(map[ssa.Instruction][]write)
		a.collect(inner, fn.FreeVars[i], path, make(map[ssa.Value]bool))
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				for _, x := range inner[instr] {
					x.weak = true
					w[made] = append(w[made], x)
					for _, run := range runsOf(made) {
						w[run] = append(w[run], x)
					}
				}
			}
		}
	}
}

// runsOf returns the instructions that are seen to run a closure: calls of it,
// and those that run what was deferred.
func runsOf(made *ssa.MakeClosure) []ssa.Instruction {
	var runs []ssa.Instruction
	for _, ref := range *made.Referrers() {
		call, ok := ref.(ssa.CallInstruction)
		if !ok || call.Common().Value != made {
			continue
		}
		if _, ok := call.(*ssa.Defer); !ok {
			runs = append(runs, call)
			continue
		}
		for _, b := range made.Parent().Blocks {
			for _, instr := range b.Instrs {
				if run, ok := instr.(*ssa.RunDefers); ok {
					runs = append(runs, run)
				}
			}
		}
	}
	return runs
}

// An arm is one of several values that may be at hand.
type arm struct {
	set   Set
	val   ssa.Value       // the value, or nil
	block *ssa.BasicBlock // where it was stored or came from
	to    *ssa.BasicBlock // for the operand of a phi: the phi's block
	part  bool            // joins the others: no alternative to them
	read  bool            // a call has set it: decoded, scanned, bound
}

// contents answers for the part q of base at an instruction by walking back to
// the writes that reach it.
func (a *Analysis) contents(base ssa.Value, q Path, at ssa.Instruction, json bool, w map[ssa.Instruction][]write) Set {
	if fields := expand(base.Type(), q, json); fields != nil && touches(w, q) {
		var sets []Set
		for _, f := range fields {
			sets = append(sets, a.trace(base, q.Join(f), at, json))
		}
		return union(sets...)
	}
	r := reaching{Analysis: a, base: base, q: q, json: json, writes: w, seen: make(map[*ssa.BasicBlock]bool)}
	r.back(at.Block(), indexOf(at))
	if r.option {
		r.overridden()
	}
	return a.merge(r.arms, base)
}

// touches reports whether any write may concern the part q.
func touches(w map[ssa.Instruction][]write, q Path) bool {
	for _, ws := range w {
		for _, x := range ws {
			if _, _, ok := x.path.covers(q); ok {
				return true
			}
		}
	}
	return false
}

// expand returns the fields of the struct at path q beneath a type, or nil when
// there is none to take apart.
func expand(t types.Type, q Path, json bool) []Path {
	for _, e := range q.elems() {
		if t = part(t, e); t == nil {
			return nil
		}
	}
	t = deref(t)
	st, ok := t.Underlying().(*types.Struct)
	if !ok || q.depth() > 3 || st.NumFields() > 64 || IsOpaque(t) {
		return nil
	}
	var fields []Path
	for i := range st.NumFields() {
		f := st.Field(i)
		if json && (!f.Exported() && !f.Embedded() || reflect.StructTag(st.Tag(i)).Get("json") == "-") {
			continue
		}
		fields = append(fields, Path(f.Name()))
	}
	return fields
}

// IsOpaque reports whether a struct type is a value of its own, like time.Time.
func IsOpaque(t types.Type) bool {
	named, ok := types.Unalias(t).(*types.Named)
	return ok && named.Obj().Pkg() != nil && catalog.IsStd(named.Obj().Pkg().Path())
}

// part returns the type of an element of a path beneath t, or nil.
func part(t types.Type, elem string) types.Type {
	t = deref(t)
	if isElem(elem) {
		switch u := t.Underlying().(type) {
		case *types.Slice:
			return u.Elem()
		case *types.Array:
			return u.Elem()
		case *types.Map:
			return u.Elem()
		}
		return nil
	}
	if f := fieldNamed(t, elem); f != nil {
		return f.Type()
	}
	return nil
}

// reaching collects the writes to a part of base that reach an instruction.
type reaching struct {
	*Analysis
	base   ssa.Value
	q      Path
	json   bool
	writes map[ssa.Instruction][]write
	seen   map[*ssa.BasicBlock]bool
	arms   []arm
	option bool // an unknown function may have set the part since
}

// overridden marks the sources as defaults that an option may replace.
func (r *reaching) overridden() {
	for i := range r.arms {
		r.arms[i].set = r.arms[i].set.each(func(o *Origin) { o.Fallback = o.Fallback || o.Differs() })
	}
}

// back walks from the n'th instruction of b towards the function's entry.
func (r *reaching) back(b *ssa.BasicBlock, n int) {
	for i := n - 1; i >= 0; i-- {
		instr := b.Instrs[i]
		if r.apply(instr, b) {
			return
		}
		if v, ok := instr.(ssa.Value); ok && v == r.base {
			r.arrive(b)
			return
		}
	}
	if len(b.Preds) == 0 || b.Index == 0 {
		r.arrive(b)
		return
	}
	for _, pred := range b.Preds {
		if !r.seen[pred] {
			r.seen[pred] = true
			r.back(pred, len(pred.Instrs))
		}
	}
}

// arrive adds what base is where it comes to be.
func (r *reaching) arrive(b *ssa.BasicBlock) {
	r.add(r.define(r.base, r.q, r.json), r.base, b, false)
}

func (r *reaching) add(set Set, val ssa.Value, b *ssa.BasicBlock, part bool) {
	if len(set) > 0 || val != r.base {
		r.arms = append(r.arms, arm{set: set, val: val, block: b, part: part})
	}
}

// apply adds the effect of one instruction, and reports whether what was there
// before is gone.
func (r *reaching) apply(instr ssa.Instruction, b *ssa.BasicBlock) (gone bool) {
	for _, w := range r.writes[instr] {
		rest, exact, ok := w.path.covers(r.q)
		if w.call == nil {
			if !ok {
				continue
			}
			at := instr
			if w.weak {
				at = lastOf(w.val)
			}
			r.add(r.trace(w.val, rest, at, r.json), w.val, b, !exact)
			gone = gone || exact && !w.weak
			continue
		}
		set, does := r.callWrites(w, r.q)
		switch does {
		case overwrites:
			r.arms = append(r.arms, arm{set: set, block: b, read: true})
			gone = gone || !w.weak
		case adds:
			if len(set) > 0 {
				r.add(set, nil, b, true)
			}
		case mayOverride:
			r.option = true
			r.add(r.optional(), nil, b, true)
		}
	}
	return gone
}

// optional is the set for what an unknown function may have stored: the field
// itself stands for it, if it is this package's.
func (r *reaching) optional() Set {
	t := r.base.Type()
	var field *types.Var
	for _, e := range r.q.elems() {
		field = fieldNamed(t, e)
		if t = part(t, e); t == nil {
			return nil
		}
	}
	if field == nil || field.Pkg() != r.Code.Pkg.Pkg {
		return nil
	}
	return Set{{Param: -1, option: field.Origin()}}
}

func fieldNamed(t types.Type, name string) *types.Var {
	if st, ok := deref(t).Underlying().(*types.Struct); ok {
		for f := range st.Fields() {
			if f.Name() == name {
				return f
			}
		}
	}
	return nil
}

// lastOf returns an instruction at which v is known to exist, for values
// stored inside a closure.
func lastOf(v ssa.Value) ssa.Instruction {
	if instr, ok := v.(ssa.Instruction); ok {
		return instr
	}
	return nil
}

func indexOf(at ssa.Instruction) int {
	for i, instr := range at.Block().Instrs {
		if instr == at {
			return i
		}
	}
	return len(at.Block().Instrs)
}
