// Package checktest has what the tests of all checks need: the packages of the
// test data, and tests that any check has to pass.
package checktest

import (
	"fmt"
	"maps"
	"math/rand"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
)

// Data returns the tree of packages that all checks share. The test runs in the
// folder of a check.
func Data(t testing.TB) string {
	t.Helper()
	dir, err := filepath.Abs("../../testdata")
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// Load returns the packages of a check's test data, without the standard library
// among their imports: nothing is reported there.
func Load(t testing.TB, check string) []*packages.Package {
	t.Helper()
	load, _ := loads.LoadOrStore(check, sync.OnceValues(func() ([]*packages.Package, error) {
		return loadData(Data(t), check+"/...")
	}))
	pkgs, err := load.(func() ([]*packages.Package, error))()
	if err != nil {
		t.Fatal(err)
	}
	return slices.Clone(pkgs)
}

var loads sync.Map

func loadData(dir, pattern string) ([]*packages.Package, error) {
	pkgs, err := packages.Load(&packages.Config{
		Mode:  packages.LoadAllSyntax,
		Dir:   dir,
		Env:   append(os.Environ(), "GOPATH="+dir, "GO111MODULE=off", "GOWORK=off"),
		Tests: true,
	}, pattern)
	packages.Visit(pkgs, nil, func(p *packages.Package) {
		maps.DeleteFunc(p.Imports, func(path string, _ *packages.Package) bool { return catalog.IsStd(path) })
	})
	return pkgs, err
}

// Diagnostics returns what an analyzer reports on a package of the test data of
// a check, its tests included, whatever the comments want.
func Diagnostics(t *testing.T, a *analysis.Analyzer, path string) []analysis.Diagnostic {
	t.Helper()
	check, _, _ := strings.Cut(path, "/")
	pkgs := slices.DeleteFunc(Load(t, check), func(p *packages.Package) bool { return p.PkgPath != path })
	graph := analyze(t, a, pkgs)
	if len(graph.Roots) == 0 {
		t.Fatalf("there is no package %s", path)
	}
	var found []analysis.Diagnostic
	for _, act := range graph.Roots {
		found = append(found, act.Diagnostics...)
	}
	return found
}

// Repeat checks that the order of packages, and chance, have no say in what is
// reported on the test data of a check, which is at least so many lines.
func Repeat(t *testing.T, a *analysis.Analyzer, atLeast int) {
	t.Helper()
	pkgs := Load(t, a.Name)
	want := report(t, a, pkgs)
	if strings.Count(want, "\n") < atLeast {
		t.Fatalf("too few reports to compare:\n%s", want)
	}
	for range 20 {
		rand.Shuffle(len(pkgs), func(i, j int) { pkgs[i], pkgs[j] = pkgs[j], pkgs[i] })
		if got := report(t, a, pkgs); got != want {
			t.Fatalf("the same packages are reported on as\n%s\nand as\n%s", want, got)
		}
	}
}

// report returns what is reported on packages, by position.
func report(t *testing.T, a *analysis.Analyzer, pkgs []*packages.Package) string {
	t.Helper()
	var lines []string
	for act := range analyze(t, a, pkgs).All() {
		for _, d := range act.Diagnostics {
			lines = append(lines, fmt.Sprintf("%s: %s %v", act.Package.Fset.Position(d.Pos), d.Message, d.Related))
		}
	}
	slices.Sort(lines)
	return strings.Join(lines, "\n")
}

func analyze(t *testing.T, a *analysis.Analyzer, pkgs []*packages.Package) *checker.Graph {
	t.Helper()
	graph, err := checker.Analyze([]*analysis.Analyzer{a}, pkgs, nil)
	if err != nil {
		t.Fatal(err)
	}
	return graph
}
