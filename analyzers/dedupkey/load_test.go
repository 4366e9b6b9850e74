package dedupkey_test

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
)

// testdata returns the tree of packages that all checks share.
func testdata(t testing.TB) string {
	t.Helper()
	dir, err := filepath.Abs("../../testdata")
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// load returns the packages of this check's test data, without the standard
// library among their imports: nothing is reported there.
func load(t testing.TB) []*packages.Package {
	t.Helper()
	pkgs, err := loaded()
	if err != nil {
		t.Fatal(err)
	}
	return slices.Clone(pkgs)
}

var loaded = sync.OnceValues(func() ([]*packages.Package, error) {
	dir, err := filepath.Abs("../../testdata")
	if err != nil {
		return nil, err
	}
	pkgs, err := packages.Load(&packages.Config{
		Mode:  packages.LoadAllSyntax,
		Dir:   dir,
		Env:   append(os.Environ(), "GOPATH="+dir, "GO111MODULE=off", "GOWORK=off"),
		Tests: true,
	}, "dedupkey/...")
	packages.Visit(pkgs, nil, func(p *packages.Package) {
		maps.DeleteFunc(p.Imports, func(path string, _ *packages.Package) bool { return catalog.IsStd(path) })
	})
	return pkgs, err
})

// diagnostics returns what an analyzer reports on a package, its tests included,
// whatever the comments want.
func diagnostics(t *testing.T, a *analysis.Analyzer, path string) []analysis.Diagnostic {
	t.Helper()
	pkgs := slices.DeleteFunc(load(t), func(p *packages.Package) bool { return p.PkgPath != path })
	graph, err := checker.Analyze([]*analysis.Analyzer{a}, pkgs, nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(graph.Roots) == 0 {
		t.Fatalf("there is no package %s", path)
	}
	var found []analysis.Diagnostic
	for _, act := range graph.Roots {
		found = append(found, act.Diagnostics...)
	}
	return found
}
