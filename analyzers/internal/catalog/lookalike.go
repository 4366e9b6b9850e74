package catalog

import (
	"go/types"

	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// mirrored returns the rows of the library's method that a method of another
// interface stands for: of the same name and signature, with the library's types
// among the operands. Programs cut their own interfaces from clients.
func (ix *Index) mirrored(fn *types.Func) []Row {
	recv := fn.Signature().Recv()
	if recv == nil || !types.IsInterface(recv.Type()) || fn.Pkg() == nil || Covers(fn.Pkg().Path()) {
		return nil
	}
	ix.mu.Lock()
	defer ix.mu.Unlock()
	rows, ok := ix.mirrors[fn]
	if !ok {
		rows = ix.findMirrored(fn)
		if ix.mirrors == nil {
			ix.mirrors = make(map[*types.Func][]Row)
		}
		ix.mirrors[fn] = rows
	}
	return rows
}

func (ix *Index) findMirrored(fn *types.Func) []Row {
	for v := range fn.Signature().Params().Variables() {
		named, ok := types.Unalias(program.Deref(v.Type())).(*types.Named)
		if !ok || named.Obj().Pkg() == nil || !Covers(named.Obj().Pkg().Path()) {
			continue
		}
		if rows := ix.methodLike(named.Obj().Pkg(), fn); rows != nil {
			return rows
		}
	}
	return nil
}

// methodLike returns the rows of a method in pkg with the name and signature of fn.
func (ix *Index) methodLike(pkg *types.Package, fn *types.Func) []Row {
	scope := pkg.Scope()
	for _, name := range scope.Names() {
		tname, ok := scope.Lookup(name).(*types.TypeName)
		if !ok || tname.IsAlias() || !tname.Exported() {
			continue
		}
		obj, _, _ := types.LookupFieldOrMethod(types.NewPointer(tname.Type()), true, pkg, fn.Name())
		m, ok := obj.(*types.Func)
		if ok && sameOperands(m.Signature(), fn.Signature()) && len(ix.rows[m.Origin()]) > 0 {
			return ix.rows[m.Origin()]
		}
	}
	return nil
}

func sameOperands(x, y *types.Signature) bool {
	return types.Identical(x.Params(), y.Params()) && types.Identical(x.Results(), y.Results())
}
