package catalog

import (
	"go/types"
	"slices"
	"strings"
)

// byPath finds a library's rows by import path without major versions.
var byPath = func() map[string][]Row {
	m := make(map[string][]Row)
	for _, lib := range libraries {
		for _, path := range lib.Paths {
			m[path] = append(m[path], lib.Rows...)
		}
	}
	return m
}()

// Describes reports whether the library's rows are about the package at an import path.
func (l Library) Describes(path string) bool { return slices.Contains(l.Paths, unversioned(path)) }

// Covers reports whether the catalogue describes the package at an import path.
func Covers(path string) bool { return len(byPath[unversioned(path)]) > 0 }

// Lookup returns the objects that the row denotes in pkg: several for a method
// of an interface with implementations there, none when pkg has no such name.
func (r Row) Lookup(pkg *types.Package) []types.Object {
	return r.lookup(&resolver{pkg: pkg})
}

// A resolver remembers what the rows for one package have in common.
type resolver struct {
	pkg   *types.Package
	ptrs  []types.Type                     // to the types that are no interfaces
	impls map[*types.TypeName][]types.Type // of interfaces
}

func (r Row) lookup(rs *resolver) []types.Object {
	name, member, isMember := strings.Cut(r.Name, ".")
	obj := rs.pkg.Scope().Lookup(name)
	if obj == nil {
		return nil
	}
	if !isMember {
		return appendAliased([]types.Object{origin(obj)}, obj)
	}
	tname, ok := obj.(*types.TypeName)
	if !ok {
		return nil
	}
	objs := appendMember(nil, tname.Type(), rs.pkg, member)
	if iface, ok := tname.Type().Underlying().(*types.Interface); ok && len(objs) > 0 {
		for _, impl := range rs.implementations(tname, iface, member) {
			objs = appendMember(objs, impl, rs.pkg, member)
		}
	}
	return objs
}

// appendAliased adds the type that an alias stands for: a signature has the one
// where the source has the other.
func appendAliased(objs []types.Object, obj types.Object) []types.Object {
	tname, ok := obj.(*types.TypeName)
	if !ok || !tname.IsAlias() {
		return objs
	}
	if named, ok := types.Unalias(tname.Type()).(*types.Named); ok {
		objs = append(objs, named.Obj())
	}
	return objs
}

// Fits reports what the row's places lack in the signature of an object that
// Lookup returned. A library may move or rename a parameter between versions:
// it then has a row for each, and the one that fits holds.
func (r Row) Fits(obj types.Object) error {
	sig, ok := obj.Type().Underlying().(*types.Signature)
	if _, isType := obj.(*types.TypeName); !ok || isType {
		return nil
	}
	if r.At != (Place{}) || r.Role != Entry { // an Entry without a place is its own operand
		if _, err := r.At.Index(sig); err != nil {
			return err
		}
	}
	if r.Named != (Place{}) {
		if _, err := r.Named.Index(sig); err != nil {
			return err
		}
	}
	return nil
}

// appendMember finds a field or method as the type checker would, through
// embedding and aliases: the result is the very object that a use refers to.
func appendMember(objs []types.Object, t types.Type, pkg *types.Package, name string) []types.Object {
	obj, _, _ := types.LookupFieldOrMethod(t, true, pkg, name)
	if obj == nil {
		return objs
	}
	if obj = origin(obj); slices.Contains(objs, obj) {
		return objs // promoted from what the types embed
	}
	return append(objs, obj)
}

// implementations returns pointers to the types of the package that implement
// iface, which has the given method. Most types lack that already.
func (rs *resolver) implementations(self *types.TypeName, iface *types.Interface, method string) []types.Type {
	if impls, ok := rs.impls[self]; ok {
		return impls
	}
	var impls []types.Type
	for _, ptr := range rs.pointers() {
		if obj, _, _ := types.LookupFieldOrMethod(ptr, true, rs.pkg, method); obj != nil && types.Implements(ptr, iface) {
			impls = append(impls, ptr)
		}
	}
	if rs.impls == nil {
		rs.impls = make(map[*types.TypeName][]types.Type)
	}
	rs.impls[self] = impls
	return impls
}

func (rs *resolver) pointers() []types.Type {
	if rs.ptrs == nil {
		scope := rs.pkg.Scope()
		for _, name := range scope.Names() {
			if tname, ok := scope.Lookup(name).(*types.TypeName); ok && !types.IsInterface(tname.Type()) {
				rs.ptrs = append(rs.ptrs, types.NewPointer(tname.Type()))
			}
		}
	}
	return rs.ptrs
}

// origin returns the generic declaration of an instantiated function or field.
func origin(obj types.Object) types.Object {
	switch obj := obj.(type) {
	case *types.Func:
		return obj.Origin()
	case *types.Var:
		return obj.Origin()
	}
	return obj
}

// unversioned strips major-version elements and everything up to the last
// vendor element: "a/vendor/x/y/v9/z" is "x/y/z".
func unversioned(path string) string {
	if i := strings.LastIndex(path, "/vendor/"); i >= 0 {
		path = path[i+len("/vendor/"):]
	}
	if !strings.Contains(path, "/v") {
		return path
	}
	elems := strings.Split(path, "/")
	kept := elems[:1]
	for _, e := range elems[1:] {
		if !isMajor(e) {
			kept = append(kept, e)
		}
	}
	return strings.Join(kept, "/")
}

func isMajor(elem string) bool {
	return len(elem) > 1 && elem[0] == 'v' && strings.Trim(elem[1:], "0123456789") == ""
}
