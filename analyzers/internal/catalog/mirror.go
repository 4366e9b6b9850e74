package catalog

import (
	"go/types"
	"strings"
)

// statementMethods are methods of database/sql and pgx that take the text of a
// statement and its arguments.
var statementMethods = map[string]bool{
	"Exec": true, "ExecContext": true,
	"Query": true, "QueryContext": true,
	"QueryRow": true, "QueryRowContext": true,
}

// mirrorRows knows methods that an interface of the program's own repeats from a
// library, to be handed its client or a stand-in for it.
func mirrorRows(fn *types.Func, sig *types.Signature) []Row {
	if sig.Recv() == nil || !types.IsInterface(sig.Recv().Type()) {
		return nil
	}
	if at := textAt(sig); at >= 0 && statementMethods[fn.Name()] {
		return []Row{{Name: fn.Name(), Role: Statement, At: Arg(at)}}
	}
	return mirroredOperation(fn, sig)
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

// mirroredOperation returns what is known of the AWS operation whose request a
// method takes. That messages are handed out there is no news: their type says so.
func mirroredOperation(fn *types.Func, sig *types.Signature) []Row {
	at := requestAt(sig, "Input")
	if at < 0 {
		return nil
	}
	input := sig.Params().At(at).Type().(*types.Pointer).Elem()
	name := strings.TrimSuffix(fn.Name(), "WithContext")
	named, ok := types.Unalias(input).(*types.Named)
	if !ok || named.Obj().Name() != name+"Input" || named.Obj().Pkg() == nil {
		return nil
	}
	path := unversioned(named.Obj().Pkg().Path())
	if !isAWS(path) {
		return nil
	}
	var rows []Row
	for _, row := range byPath[path] {
		if row.Name != "Client."+name || row.Role == Entry {
			continue
		}
		row.Name = fn.Name()
		if row.At != (Place{}) {
			row.At = Arg(at)
		}
		rows = append(rows, row)
	}
	if rows == nil && name != "ReceiveMessage" {
		return operationRows(fn.Name(), at)
	}
	return rows
}
