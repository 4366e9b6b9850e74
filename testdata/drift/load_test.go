package drift

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"slices"
	"strconv"
	"sync"
	"testing"

	"golang.org/x/tools/go/packages"
)

// A universe holds the declarations of the libraries and of all they import.
type universe struct {
	fset      *token.FileSet
	byPath    map[string]*types.Package
	libraries []*packages.Package // those that libraries.go imports
}

var load = sync.OnceValues(func() (*universe, error) {
	paths, err := imports("libraries.go")
	if err != nil {
		return nil, err
	}
	// Types come from source, without function bodies: for export data all
	// would have to be compiled.
	roots, err := packages.Load(&packages.Config{
		Mode: packages.NeedName | packages.NeedFiles | packages.NeedImports | packages.NeedDeps | packages.NeedTypesSizes,
	}, paths...)
	if err != nil {
		return nil, err
	}
	u := &universe{
		fset:      token.NewFileSet(),
		byPath:    map[string]*types.Package{"unsafe": types.Unsafe},
		libraries: roots,
	}
	packages.Visit(roots, nil, func(p *packages.Package) {
		if p.PkgPath != "unsafe" {
			u.byPath[p.PkgPath] = u.check(p, p.PkgPath)
		}
	})
	return u, nil
})

// imports returns the paths that a file imports.
func imports(name string) ([]string, error) {
	f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
	if err != nil {
		return nil, err
	}
	var paths []string
	for _, spec := range f.Imports {
		path, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			return nil, err
		}
		paths = append(paths, path)
	}
	return paths, nil
}

// check type-checks the declarations of p under an import path.
// Its errors are of no interest: what is missing fails a test by name.
func (u *universe) check(p *packages.Package, path string) *types.Package {
	var files []*ast.File
	for _, name := range p.GoFiles {
		f, err := parser.ParseFile(u.fset, name, nil, parser.SkipObjectResolution)
		if err == nil {
			files = append(files, f)
		}
	}
	conf := types.Config{
		Importer:         importerOf(u, p),
		IgnoreFuncBodies: true,
		FakeImportC:      true,
		Sizes:            p.TypesSizes,
		Error:            func(error) {},
	}
	pkg, _ := conf.Check(path, u.fset, files, nil)
	return pkg
}

type importer func(path string) (*types.Package, error)

func (imp importer) Import(path string) (*types.Package, error) { return imp(path) }

func importerOf(u *universe, p *packages.Package) importer {
	return func(path string) (*types.Package, error) {
		if dep := p.Imports[path]; dep != nil {
			path = dep.PkgPath
		}
		return u.byPath[path], nil
	}
}

func universeOf(t *testing.T) *universe {
	t.Helper()
	u, err := load()
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range u.libraries {
		for _, err := range p.Errors {
			t.Error(err)
		}
	}
	return u
}

func (u *universe) library(path string) *packages.Package {
	i := slices.IndexFunc(u.libraries, func(p *packages.Package) bool { return p.PkgPath == path })
	if i < 0 {
		return nil
	}
	return u.libraries[i]
}
