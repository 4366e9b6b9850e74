package entry

import (
	"go/constant"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// A registration is what is known of a handler from where it is registered.
type registration struct {
	settles  catalog.Settlement
	readOnly int // routes that change nothing
	routes   int
}

func (r *registration) isReadOnly() bool { return r != nil && r.routes > 0 && r.readOnly == r.routes }

// register notes that a call hands a handler to a library.
func (ix *Index) register(h *ssa.Function, row catalog.Row, c origin.Callee) {
	ix.direct[h] |= Of(row.From)
	r := ix.registered[h]
	if r == nil {
		r = &registration{settles: row.Settles}
		ix.registered[h] = r
	}
	if r.settles == catalog.Automatic && givesOption(c, "ManualAck") {
		r.settles = catalog.PerMessage
	}
	if row.From == catalog.HTTP {
		r.routes++
		if isReadOnlyRoute(c) {
			r.readOnly++
		}
	}
}

// isReadOnlyRoute reports whether a registration is for GET or HEAD, by its name
// or by a pattern such as "GET /orders".
func isReadOnlyRoute(c origin.Callee) bool {
	switch strings.ToUpper(c.Func.Name()) {
	case "GET", "HEAD", "OPTIONS":
		return true
	}
	for _, arg := range c.Args {
		if text, ok := arg.(*ssa.Const); ok && text.Value != nil && text.Value.Kind() == constant.String {
			s := constant.StringVal(text.Value)
			return strings.HasPrefix(s, "GET ") || strings.HasPrefix(s, "HEAD ") || s == "GET" || s == "HEAD"
		}
	}
	return false
}

// givesOption reports whether a call has the result of a function of that name
// among its options.
func givesOption(c origin.Callee, name string) bool {
	if len(c.Args) == 0 {
		return false
	}
	slice, ok := c.Args[len(c.Args)-1].(*ssa.Slice)
	if !ok {
		return false
	}
	array, ok := slice.X.(*ssa.Alloc)
	if !ok {
		return false
	}
	for _, ref := range *array.Referrers() {
		elem, ok := ref.(*ssa.IndexAddr)
		if !ok {
			continue
		}
		for _, ref := range *elem.Referrers() {
			if store, ok := ref.(*ssa.Store); ok && isResultOf(store.Val, name) {
				return true
			}
		}
	}
	return false
}

func isResultOf(v ssa.Value, name string) bool {
	switch v := v.(type) {
	case *ssa.Call:
		fn := v.Call.StaticCallee()
		return fn != nil && fn.Name() == name
	case *ssa.MakeInterface:
		return isResultOf(v.X, name)
	case *ssa.ChangeInterface:
		return isResultOf(v.X, name)
	case *ssa.ChangeType:
		return isResultOf(v.X, name)
	}
	return false
}

// methodsOf returns the exported methods of a struct that is registered as a whole.
func methodsOf(prog *ssa.Program, v ssa.Value) []*ssa.Function {
	made, ok := v.(*ssa.MakeInterface)
	if !ok {
		return nil
	}
	n, ok := types.Unalias(program.Deref(made.X.Type())).(*types.Named)
	if !ok || types.IsInterface(n) {
		return nil
	}
	var fns []*ssa.Function
	for m := range n.Methods() {
		if fn := prog.FuncValue(m); m.Exported() && fn != nil && len(fn.Blocks) > 0 {
			fns = append(fns, fn)
		}
	}
	return fns
}
