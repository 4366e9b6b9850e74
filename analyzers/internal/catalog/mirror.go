package catalog

import (
	"go/types"

	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// statementMethods are methods of database/sql and pgx that take the text of a
// statement and its arguments.
var statementMethods = map[string]bool{
	"Exec": true, "ExecContext": true,
	"Query": true, "QueryContext": true,
	"QueryRow": true, "QueryRowContext": true,
}

// statementRows knows methods by which an interface of the program's own takes
// statements.
func statementRows(fn *types.Func, sig *types.Signature) []Row {
	at := textAt(sig)
	if at < 0 || !statementMethods[fn.Name()] || !isAbstract(sig) {
		return nil
	}
	return []Row{{Name: fn.Name(), Role: Statement, At: Arg(at)}}
}

func isAbstract(sig *types.Signature) bool {
	return sig.Recv() != nil && types.IsInterface(sig.Recv().Type())
}

// textAt returns the position of a text that any arguments follow, or -1.
func textAt(sig *types.Signature) int {
	at := sig.Params().Len() - 2
	if !sig.Variadic() || at < 0 {
		return -1
	}
	slice, ok := sig.Params().At(at + 1).Type().(*types.Slice)
	if !ok {
		return -1
	}
	if elem, ok := slice.Elem().Underlying().(*types.Interface); !ok || !elem.Empty() {
		return -1
	}
	if b, ok := sig.Params().At(at).Type().(*types.Basic); !ok || b.Kind() != types.String {
		return -1
	}
	return at
}

// mirrored returns the rows of the library's method that a method of an
// interface of the program's own stands for: it has the same name, and a type of
// the library among its operands. Programs cut such interfaces from clients.
func (ix *Index) mirrored(fn *types.Func) []Row {
	if fn.Pkg() == nil || !isAbstract(fn.Signature()) || Covers(fn.Pkg().Path()) {
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
	sig := fn.Signature()
	for _, tuple := range []*types.Tuple{sig.Params(), sig.Results()} {
		for v := range tuple.Variables() {
			if rows := ix.methodsWith(v.Type(), fn); rows != nil {
				return rows
			}
		}
	}
	return nil
}

// methodsWith returns the rows of a method of a library's type that has the name
// of fn and the library's type t among its operands, as they hold for fn.
func (ix *Index) methodsWith(t types.Type, fn *types.Func) []Row {
	named, ok := types.Unalias(elem(t)).(*types.Named)
	if !ok || named.Obj().Pkg() == nil || !Covers(named.Obj().Pkg().Path()) {
		return nil
	}
	scope := named.Obj().Pkg().Scope()
	for _, name := range scope.Names() {
		tname, ok := scope.Lookup(name).(*types.TypeName)
		if !ok || !tname.Exported() {
			continue
		}
		obj, _, _ := types.LookupFieldOrMethod(types.NewPointer(tname.Type()), true, nil, fn.Name())
		m, ok := obj.(*types.Func)
		if !ok || !hasOperand(m.Signature(), t) {
			continue
		}
		if rows := ix.rowsOf(m.Origin()); rows != nil {
			return moved(rows, m.Signature(), fn.Signature())
		}
	}
	return nil
}

// elem returns what a pointer, or the list of a variadic parameter, is of.
func elem(t types.Type) types.Type {
	if slice, ok := t.(*types.Slice); ok {
		t = slice.Elem()
	}
	return program.Deref(t)
}

// counterpart returns the position in one list of operands of the i'th of another:
// the same, or that of the first operand of its type.
func counterpart(from, to *types.Tuple, i int) (at int, ok bool) {
	t := from.At(i).Type()
	if i < to.Len() && types.Identical(to.At(i).Type(), t) {
		return i, true
	}
	at = indexOf(to, t)
	return at, at >= 0
}

func hasOperand(sig *types.Signature, t types.Type) bool {
	return indexOf(sig.Params(), t) >= 0 || indexOf(sig.Results(), t) >= 0
}

func indexOf(tuple *types.Tuple, t types.Type) int {
	for i := range tuple.Len() {
		if types.Identical(tuple.At(i).Type(), t) {
			return i
		}
	}
	return -1
}

// moved returns the rows with the places that the operands of one signature have
// in another; those whose operand it lacks are left out.
func moved(rows []Row, from, to *types.Signature) []Row {
	var out []Row
	for _, row := range rows {
		if row.At.kind == parameter {
			i, err := row.At.Index(from)
			if err != nil {
				continue
			}
			at, ok := counterpart(from.Params(), to.Params(), i)
			if !ok {
				continue
			}
			row.At = Arg(at)
		}
		out = append(out, row)
	}
	return out
}
