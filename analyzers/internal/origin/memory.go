package origin

import (
	"go/types"
	"reflect"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/program"
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
			a.collect(w, ref, path.Join(Path(program.Field(ref.X.Type(), ref.Field).Name())), seen)
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
				if key, ok := program.ConstText(ref.Key); ok {
					elem = keyElem(key)
				}
				w[ref] = append(w[ref], write{path: path.Join(elem), val: ref.Value})
			}
		case *ssa.MakeClosure:
			a.collectCaptured(w, ref, v, path)
		case *ssa.Call:
			for i, arg := range program.Operands(ref) {
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

// expand returns the fields of the struct at path q beneath a type, or nil when
// there is none to take apart.
func expand(t types.Type, q Path, json bool) []Path {
	for _, e := range q.elems() {
		if t = part(t, e); t == nil {
			return nil
		}
	}
	t = program.Deref(t)
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
	t = program.Deref(t)
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

func fieldNamed(t types.Type, name string) *types.Var {
	if st, ok := program.Deref(t).Underlying().(*types.Struct); ok {
		for f := range st.Fields() {
			if f.Name() == name {
				return f
			}
		}
	}
	return nil
}
