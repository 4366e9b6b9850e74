package catalog

import (
	"go/types"
	"reflect"
	"slices"
	"sync"

	"golang.org/x/tools/go/analysis"
)

// Analyzer resolves the catalogue for a package. Its result is an *Index.
var Analyzer = &analysis.Analyzer{
	Name:       "replaycatalog",
	Doc:        "resolve the catalogue of library functions for a package",
	URL:        "https://pkg.go.dev/github.com/replaylint/replaylint/analyzers/internal/catalog",
	Run:        func(pass *analysis.Pass) (any, error) { return NewIndex(pass.Pkg, pass.TypesInfo), nil },
	ResultType: reflect.TypeFor[*Index](),
}

// An Index holds the rows of the objects that one package can refer to.
// It is safe for concurrent use.
type Index struct {
	rows map[types.Object][]Row

	mu      sync.Mutex
	mirrors map[*types.Func][]Row    // of methods of the program's own interfaces
	answers map[*types.TypeName]bool // requests are answered with values of the type
}

// NewIndex resolves the catalogue against the packages that pkg imports, and
// those whose objects it uses without importing them (promoted methods, results).
func NewIndex(pkg *types.Package, info *types.Info) *Index {
	ix := &Index{rows: make(map[types.Object][]Row)}
	seen := make(map[*types.Package]bool)
	add := func(p *types.Package) {
		if p != nil && !seen[p] {
			seen[p] = true
			ix.resolve(p)
		}
	}
	for _, imp := range pkg.Imports() {
		add(imp)
	}
	for _, obj := range info.Uses {
		add(obj.Pkg())
	}
	return ix
}

func (ix *Index) resolve(pkg *types.Package) {
	rs := &resolver{pkg: pkg}
	for _, row := range byPath[unversioned(pkg.Path())] {
		for _, obj := range row.lookup(rs) {
			if row.Fits(obj) == nil && !slices.Contains(ix.rows[obj], row) {
				ix.rows[obj] = append(ix.rows[obj], row)
			}
		}
	}
}

// Rows returns what the catalogue says of obj: its rows, or else what follows
// from a family rule. The caller must not modify the result.
func (ix *Index) Rows(obj types.Object) []Row {
	obj = origin(obj)
	if rows := ix.rowsOf(obj); rows != nil {
		return rows
	}
	if fn, ok := obj.(*types.Func); ok {
		return ix.mirrored(fn)
	}
	return nil
}

// rowsOf is Rows for what stands for itself.
func (ix *Index) rowsOf(obj types.Object) []Row {
	if rows, ok := ix.rows[obj]; ok {
		return rows
	}
	return familyRows(obj)
}

// Row returns the first row of obj that has the role, or nil.
func (ix *Index) Row(obj types.Object, role Role) *Row {
	rows := ix.Rows(obj)
	for i := range rows {
		if rows[i].Role == role {
			return &rows[i]
		}
	}
	return nil
}

// InUse reports whether the package uses anything that the catalogue knows as a
// source, a key, or a way to pass one, or takes values out of a context, or
// deliveries from a broker: it may hand these to others.
func (ix *Index) InUse(info *types.Info) bool {
	for _, obj := range info.Uses {
		if obj.Pkg() != nil && obj.Pkg().Path() == "context" && obj.Name() == "Value" {
			return true
		}
		for _, row := range ix.Rows(obj) {
			if row.Role <= Statement && row.Role != Stable && row.Role != Identity || row.Role == Retry || row.Role == Entry && row.From != HTTP {
				return true
			}
		}
	}
	return false
}

// Enters reports whether the package at an import path hands deliveries to
// those who import it.
func Enters(path string) bool {
	for _, row := range byPath[unversioned(path)] {
		if row.Role == Entry {
			return true
		}
	}
	return false
}
