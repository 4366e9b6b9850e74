package analyzers

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/packages"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
)

// Scope returns the import paths of the packages among pkgs, all that a driver
// has loaded from source, that can matter: those in which a value may become a
// key, those that import them, those in which deliveries may enter, and what
// all these import in turn; and for each, whether anybody imports it. It is for
// [Settings.Scope].
func Scope(pkgs []*packages.Package) map[string]bool {
	importers := make(map[*packages.Package][]*packages.Package)
	var keyed, entered []*packages.Package
	for _, p := range pkgs {
		for _, imp := range p.Imports {
			importers[imp] = append(importers[imp], p)
		}
		if p.TypesInfo != nil && catalog.MentionsKeys(p.TypesInfo, p.Syntax) {
			keyed = append(keyed, p)
		}
		if p.Types != nil && enters(p) {
			entered = append(entered, p)
		}
	}
	scope := make(map[string]bool)
	users := closure(keyed, func(p *packages.Package) []*packages.Package { return importers[p] })
	all := closure(append(users, entered...), func(p *packages.Package) []*packages.Package {
		var imports []*packages.Package
		for _, imp := range p.Imports {
			imports = append(imports, imp)
		}
		return imports
	})
	for _, p := range all {
		if p.Types != nil {
			scope[p.Types.Path()] = scope[p.Types.Path()] || len(importers[p]) > 0
		}
	}
	return scope
}

// enters reports whether deliveries may enter at a package.
func enters(p *packages.Package) bool {
	return slices.ContainsFunc(p.Types.Imports(), func(imp *types.Package) bool { return catalog.Enters(imp.Path()) })
}

// closure returns the packages that can be reached from some by next.
func closure(from []*packages.Package, next func(*packages.Package) []*packages.Package) []*packages.Package {
	seen := make(map[*packages.Package]bool)
	var reached []*packages.Package
	var visit func(*packages.Package)
	visit = func(p *packages.Package) {
		if seen[p] {
			return
		}
		seen[p] = true
		reached = append(reached, p)
		for _, q := range next(p) {
			visit(q)
		}
	}
	for _, p := range from {
		visit(p)
	}
	return reached
}
