package effect

import (
	"fmt"
	"go/types"
	"path/filepath"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
)

// export makes the summaries of the package's functions known to importers, and
// joins them on the package's own interfaces, whose implementations importers
// may not be able to see.
func (x *extractor) export() {
	for _, fn := range x.code.Functions {
		obj, ok := fn.Object().(*types.Func)
		if !ok || obj.Pkg() != x.pass.Pkg {
			continue
		}
		if s := x.summary(fn); !s.empty() && !isConventional(obj, s) {
			x.pass.ExportObjectFact(obj, s)
		}
	}
	x.exportInterfaces()
}

// isConventional reports whether a summary says no more of a method than its name
// does: of a getter or a setter.
func isConventional(fn *types.Func, s *Summary) bool {
	if fn.Signature().Recv() == nil || len(s.Keys) > 0 || len(s.Inner) > 0 || len(s.Retries) > 0 || len(s.Handlers) > 0 || s.Ends != nil {
		return false
	}
	for _, r := range s.Flow.Results {
		for _, o := range r.Origins {
			if !o.IsParam() || o.Param != 0 || !origin.Conveys(fn.Name(), r.Path, o.Path) {
				return false
			}
		}
	}
	for _, w := range s.Flow.Writes {
		if !isSetter(fn, w) {
			return false
		}
	}
	return true
}

// isSetter reports whether a write is what SetX does to X.
func isSetter(fn *types.Func, w origin.Write) bool {
	return w.Param == 0 && w.Always && len(w.Origins) == 1 && w.Origins[0].IsParam() && w.Origins[0].Param == 1 &&
		w.Origins[0].Path == "" && fn.Signature().Params().Len() == 1 && "Set"+string(w.Path) == fn.Name()
}

// exportInterfaces gives the methods of the package's interfaces the summaries
// of unexported implementations, which importers cannot find.
func (x *extractor) exportInterfaces() {
	scope := x.pass.Pkg.Scope()
	for _, name := range scope.Names() {
		tname, ok := scope.Lookup(name).(*types.TypeName)
		if !ok || !tname.Exported() {
			continue
		}
		iface, ok := tname.Type().Underlying().(*types.Interface)
		if !ok || tname.IsAlias() {
			continue
		}
		for m := range iface.ExplicitMethods() {
			if s := x.joined(tname.Type(), m); !s.empty() && m.Pkg() == x.pass.Pkg {
				x.pass.ExportObjectFact(m, s)
			}
		}
	}
}

func (x *extractor) joined(recv types.Type, method *types.Func) *Summary {
	join := &Summary{Delivered: x.entries.Delivered(method)}
	for _, m := range x.methods(recv, method) {
		if m.Pkg() != x.pass.Pkg || isExported(m) {
			continue
		}
		fn := x.code.Pkg.Prog.FuncValue(m)
		if fn == nil || len(fn.Blocks) == 0 {
			continue
		}
		s := x.summary(fn)
		join.Flow.Results = append(join.Flow.Results, s.Flow.Results...)
		join.Keys = append(join.Keys, s.Keys...)
		join.Inner = append(join.Inner, s.Inner...)
		join.Handlers = append(join.Handlers, s.Handlers...)
	}
	join.Inner = join.Inner[:min(len(join.Inner), maxInner)]
	return join
}

func isExported(method *types.Func) bool {
	t := method.Signature().Recv().Type()
	if ptr, ok := t.(*types.Pointer); ok {
		t = ptr.Elem()
	}
	named, ok := t.(*types.Named)
	return ok && named.Obj().Exported()
}

// summary computes what callers of fn need to know.
func (x *extractor) summary(fn *ssa.Function) *Summary {
	s := &Summary{Keys: x.keyParams(fn), Inner: x.innerUses(fn), Retries: x.retries(fn), Handlers: x.entries.Handlers(fn), Ends: x.ending(fn)}
	for i := range fn.Signature.Results().Len() {
		s.Flow.Results = append(s.Flow.Results, x.results(fn, i)...)
	}
	for i, p := range fn.Params {
		if isMutable(p.Type()) {
			s.Flow.Writes = append(s.Flow.Writes, x.writes(p, i)...)
		}
	}
	return s
}

// results says where the i'th result of fn comes from: field by field for a
// struct.
func (x *extractor) results(fn *ssa.Function, i int) []origin.Result {
	t := fn.Signature.Results().At(i).Type()
	var results []origin.Result
	for _, path := range parts(t) {
		if set := x.flow.Returned(fn, i, path); len(set) > 0 {
			results = append(results, origin.Result{Index: i, Path: path, Origins: x.portable(set)})
		}
	}
	return results
}

// carries reports whether a value of type t can be a key, or a part of one.
func carries(t types.Type) bool {
	if catalog.IsTime(t) {
		return true
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Info()&(types.IsString|types.IsNumeric) != 0
	case *types.Pointer:
		_, isStruct := u.Elem().Underlying().(*types.Struct)
		return !isStruct && carries(u.Elem())
	case *types.Slice:
		return carries(u.Elem())
	case *types.Array:
		return carries(u.Elem())
	case *types.Interface:
		return !types.Identical(t, types.Universe.Lookup("error").Type())
	}
	return false
}

// maxParts bounds the size of a summary: of a struct with more parts, the first
// ones are described.
const maxParts = 32

// parts returns the paths by which a value of type t is described: a struct
// field by field, with the fields of the structs in it.
func parts(t types.Type) []origin.Path {
	st, ok := structOf(t)
	if !ok {
		if carries(t) {
			return []origin.Path{""}
		}
		return nil
	}
	var paths []origin.Path
	for f := range st.Fields() {
		name := origin.Path(f.Name())
		if carries(f.Type()) {
			paths = append(paths, name)
			continue
		}
		if inner, ok := f.Type().Underlying().(*types.Struct); ok && !origin.IsOpaque(f.Type()) {
			for g := range inner.Fields() {
				if carries(g.Type()) {
					paths = append(paths, name.Join(origin.Path(g.Name())))
				}
			}
		}
	}
	return paths[:min(len(paths), maxParts)]
}

// structOf returns the struct that t is or points to, unless it is a value of
// its own such as time.Time.
func structOf(t types.Type) (*types.Struct, bool) {
	if ptr, ok := t.Underlying().(*types.Pointer); ok {
		t = ptr.Elem()
	}
	if origin.IsOpaque(t) {
		return nil, false
	}
	st, ok := t.Underlying().(*types.Struct)
	return st, ok
}

func isMutable(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Pointer:
		_, isStruct := u.Elem().Underlying().(*types.Struct)
		return isStruct || carries(u.Elem())
	case *types.Map, *types.Slice:
		return true
	case *types.Interface:
		return u.NumMethods() > 0 && hasWrite(u)
	}
	return false
}

// hasWrite reports whether values of an interface are written to: io.Writer, hash.Hash.
func hasWrite(iface *types.Interface) bool {
	for m := range iface.Methods() {
		if m.Name() == "Write" {
			return true
		}
	}
	return false
}

func (x *extractor) writes(p *ssa.Parameter, i int) []origin.Write {
	var writes []origin.Write
	for _, w := range x.flow.WritesTo(p, i) {
		w.Origins = x.portable(w.Origins)
		writes = append(writes, w)
	}
	return writes
}

// portable returns the set with positions that other packages understand.
func (x *extractor) portable(set origin.Set) origin.Set {
	return set.Portable(func(o origin.Origin) string {
		if !o.Pos().IsValid() {
			return ""
		}
		posn := x.pass.Fset.PositionFor(o.Pos(), false)
		return fmt.Sprintf("%s:%d", filepath.Base(posn.Filename), posn.Line)
	})
}
