package catalog

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"slices"
	"strings"
	"sync"
	"testing"
)

// check type-checks a package of one file. Its imports are those given, and a
// package time.
func check(t *testing.T, path, src string, deps ...*types.Package) (*types.Package, *types.Info) {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "p.go", src, 0)
	if err != nil {
		t.Fatal(err)
	}
	conf := types.Config{Importer: importerFunc(func(path string) (*types.Package, error) {
		if path == "time" {
			return timePackage(), nil
		}
		i := slices.IndexFunc(deps, func(p *types.Package) bool { return unversioned(p.Path()) == unversioned(path) })
		return deps[i], nil
	})}
	info := &types.Info{Uses: make(map[*ast.Ident]types.Object), Defs: make(map[*ast.Ident]types.Object)}
	pkg, err := conf.Check(path, fset, []*ast.File{file}, info)
	if err != nil {
		t.Fatal(err)
	}
	return pkg, info
}

var timePackage = sync.OnceValue(func() *types.Package {
	pkg := types.NewPackage("time", "time")
	for _, name := range []string{"Time", "Duration"} {
		tname := types.NewTypeName(token.NoPos, pkg, name, nil)
		types.NewNamed(tname, types.NewStruct(nil, nil), nil)
		pkg.Scope().Insert(tname)
	}
	pkg.MarkComplete()
	return pkg
})

type importerFunc func(path string) (*types.Package, error)

func (f importerFunc) Import(path string) (*types.Package, error) { return f(path) }

func TestLibraries(t *testing.T) {
	for _, lib := range Libraries() {
		if len(lib.Paths) == 0 || len(lib.Rows) == 0 {
			t.Errorf("%v: no paths or no rows", lib.Paths)
			continue
		}
		for _, path := range lib.Paths {
			if path != unversioned(path) {
				t.Errorf("%s: has a major version", path)
			}
		}
		for _, row := range lib.Rows {
			if err := valid(row); err != "" {
				t.Errorf("%s.%s: %s", lib.Paths[0], row.Name, err)
			}
		}
	}
}

// valid says what is wrong with a row on its own.
func valid(r Row) string {
	switch {
	case r.Name == "" || strings.Count(r.Name, ".") > 1:
		return "bad name"
	case r.Role == 0:
		return "no role"
	case (r.Role == Key) != (r.Tier != 0):
		return "a Key has a tier, and nothing else"
	case (r.Role == Entry) != (r.From != 0):
		return "an Entry has a source, and nothing else"
	case r.Role != Header && r.Role != Nack && r.Named != (Place{}):
		return "only a Header has a name, and only a Nack a condition"
	case r.Role != Entry && r.Role != Ack && r.Settles != 0:
		return "only an Entry and an Ack settle"
	case operandRoles[r.Role] && r.At.IsResult():
		return "no operand"
	}
	return ""
}

// operandRoles are the roles that a result cannot have.
var operandRoles = map[Role]bool{
	Identity: true, Header: true, Claim: true, Retry: true, Run: true, Commit: true,
	Status: true, Body: true, Failure: true, Handed: true, Ack: true, Nack: true, Reject: true,
}

func TestNoDuplicates(t *testing.T) {
	type entry struct {
		path string
		row  Row
	}
	seen := make(map[entry]bool)
	for _, lib := range Libraries() {
		for _, path := range lib.Paths {
			for _, row := range lib.Rows {
				if e := (entry{path, row}); seen[e] {
					t.Errorf("%s.%s: twice", path, row.Name)
				} else {
					seen[e] = true
				}
			}
		}
	}
}

func TestHeadersAreLowerCase(t *testing.T) {
	for name := range KeyHeaders {
		if name != strings.ToLower(name) {
			t.Errorf("KeyHeaders: %s", name)
		}
	}
	for name := range TraceHeaders {
		if name != strings.ToLower(name) {
			t.Errorf("TraceHeaders: %s", name)
		}
	}
}

func TestPlaceIndex(t *testing.T) {
	pkg, _ := check(t, "p", `package p
type T struct{}
func (T) Method(ctx int, key string) (n int, err error) { return 0, nil }
func Func(string, ...int) {}
`)
	method, _, _ := types.LookupFieldOrMethod(pkg.Scope().Lookup("T").Type(), false, pkg, "Method")
	for _, test := range []struct {
		place Place
		obj   types.Object
		want  int
		err   string
	}{
		{Place{}, method, 0, ""},
		{Result(1), method, 1, ""},
		{Result(2), method, 0, "no operand #2 in func(ctx int, key string) (n int, err error)"},
		{Param("key"), method, 1, ""},
		{Param("Key"), method, 0, `no parameter "Key" in func(ctx int, key string) (n int, err error)`},
		{Param("n"), method, 0, `no parameter "n" in func(ctx int, key string) (n int, err error)`},
		{Arg(0), method, 0, ""},
		{Arg(2), method, 0, "no operand #2 in func(ctx int, key string) (n int, err error)"},
		{Recv, method, 0, ""},
		{Recv, pkg.Scope().Lookup("Func"), 0, "no receiver in func(string, ...int)"},
		{Place{}, pkg.Scope().Lookup("Func"), 0, "no operand #0 in func(string, ...int)"},
		{Arg(1), pkg.Scope().Lookup("Func"), 1, ""},
	} {
		got, err := test.place.Index(test.obj.Type().(*types.Signature))
		msg := ""
		if err != nil {
			msg = err.Error()
		}
		if got != test.want || msg != test.err {
			t.Errorf("%+v in %v: got %d, %q, want %d, %q", test.place, test.obj, got, msg, test.want, test.err)
		}
	}
}

func TestUnversioned(t *testing.T) {
	for path, want := range map[string]string{
		"time":               "time",
		"math/rand/v2":       "math/rand",
		"example.com/x/v9":   "example.com/x",
		"example.com/x/v2/y": "example.com/x/y",
		"example.com/a/vendor/example.com/x/v3/y": "example.com/x/y",
		"a/vendor/b/vendor/c":                     "c",
		"example.com/apiv2/taskspb":               "example.com/apiv2/taskspb",
		"example.com/vault/v":                     "example.com/vault/v",
		"example.com/vendors/x":                   "example.com/vendors/x",
		"v2/x":                                    "v2/x",
	} {
		if got := unversioned(path); got != want {
			t.Errorf("unversioned(%q) = %q, want %q", path, got, want)
		}
	}
}
