package effect

import (
	"cmp"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/entry"
)

// maxMethods bounds the implementations of an interface that are looked at: one
// with more is too general to say anything.
const maxMethods = 8

// methods returns the methods that a call through an interface may reach, as far
// as they can be seen: those of this package and those of others with facts.
// What implements an interface of the standard library may be anything.
func (x *extractor) methods(recv types.Type, method *types.Func) []*types.Func {
	iface, ok := recv.Underlying().(*types.Interface)
	if !ok || method.Pkg() == nil || catalog.IsStd(method.Pkg().Path()) {
		return nil
	}
	if found, ok := x.reached[method]; ok {
		return found
	}
	var found []*types.Func
	for _, m := range x.named(method.Name()) {
		if t := m.Signature().Recv().Type(); implements(t, iface) {
			found = append(found, m)
		}
	}
	if len(found) > maxMethods {
		found = nil
	}
	x.reached[method] = found
	return found
}

func implements(t types.Type, iface *types.Interface) bool {
	if types.IsInterface(t) {
		return false
	}
	if types.Implements(t, iface) {
		return true
	}
	_, isPtr := t.(*types.Pointer)
	return !isPtr && types.Implements(types.NewPointer(t), iface)
}

// named returns the known methods of a name, by package path and position.
func (x *extractor) named(name string) []*types.Func {
	if x.byName == nil {
		x.byName = make(map[string][]*types.Func)
		for _, fn := range x.code.Functions {
			if obj, ok := fn.Object().(*types.Func); ok {
				x.addMethod(obj)
			}
		}
		for _, fact := range x.pass.AllObjectFacts() {
			if fn, ok := fact.Object.(*types.Func); ok && fn.Pkg() != x.pass.Pkg {
				x.addMethod(fn)
			}
		}
		for _, fns := range x.byName {
			slices.SortFunc(fns, func(a, b *types.Func) int {
				return cmp.Or(cmp.Compare(a.FullName(), b.FullName()), cmp.Compare(a.Pos(), b.Pos()))
			})
		}
	}
	return x.byName[name]
}

func (x *extractor) addMethod(fn *types.Func) {
	if recv := fn.Signature().Recv(); recv != nil && !types.IsInterface(recv.Type()) {
		x.byName[fn.Name()] = append(x.byName[fn.Name()], fn)
	}
}

// implementations returns the methods of this package that implement an
// interface's method.
func (x *extractor) implementations(method *types.Func) []*ssa.Function {
	var fns []*ssa.Function
	for _, m := range x.methods(method.Signature().Recv().Type(), method) {
		if fn := x.flow.BodyOf(m); fn != nil {
			fns = append(fns, fn)
		}
	}
	return fns
}

// arriving returns the deliveries that other packages hand to a method of this one
// by way of an interface.
func (x *extractor) arriving(method *types.Func) entry.Set {
	var s entry.Set
	for _, m := range x.deliveredTo()[method.Name()] {
		iface := m.Signature().Recv().Type().Underlying().(*types.Interface)
		if implements(method.Signature().Recv().Type(), iface) {
			s |= x.known(m).Delivered
		}
	}
	return s
}

// deliveredTo returns the methods of other packages' interfaces that are handed
// deliveries, by name.
func (x *extractor) deliveredTo() map[string][]*types.Func {
	if x.delivered == nil {
		x.delivered = make(map[string][]*types.Func)
		for _, fact := range x.pass.AllObjectFacts() {
			fn, ok := fact.Object.(*types.Func)
			if s, isSummary := fact.Fact.(*Summary); ok && isSummary && s.Delivered != 0 && fn.Pkg() != x.pass.Pkg {
				x.delivered[fn.Name()] = append(x.delivered[fn.Name()], fn)
			}
		}
	}
	return x.delivered
}

// handlers returns the parameters of a function of another package, or of what
// implements an interface's method, to which deliveries are handed. Here it does
// not matter how many implementations there are: one that is handed a delivery will do.
func (x *extractor) handlers(fn *types.Func) []entry.Handler {
	var hs []entry.Handler
	if s := x.known(fn); s != nil {
		hs = s.Handlers
	}
	recv := fn.Signature().Recv()
	if recv == nil || !types.IsInterface(recv.Type()) || fn.Pkg() == nil || catalog.IsStd(fn.Pkg().Path()) {
		return hs
	}
	for _, m := range x.named(fn.Name()) {
		if s := x.known(m); s != nil && len(s.Handlers) > 0 && implements(m.Signature().Recv().Type(), recv.Type().Underlying().(*types.Interface)) {
			hs = append(hs[:len(hs):len(hs)], s.Handlers...)
		}
	}
	return hs
}
