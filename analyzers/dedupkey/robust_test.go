package dedupkey_test

import (
	"fmt"
	"maps"
	"math/rand"
	"os"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/analysistest"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/replaylint/replaylint/analyzers/dedupkey"
	"github.com/replaylint/replaylint/analyzers/internal/catalog"
)

// TestOdd checks that code which nobody should write is analysed all the same.
func TestOdd(t *testing.T) {
	analysistest.Run(t, testdata(t), dedupkey.Analyzer, "dedupkey/odd")
}

// TestRepeat checks that the order of packages, and chance, have no say in what
// is reported.
func TestRepeat(t *testing.T) {
	pkgs := load(t, "dedupkey/...")
	want := report(t, pkgs)
	if strings.Count(want, "\n") < 100 {
		t.Fatalf("too few reports to compare:\n%s", want)
	}
	for range 20 {
		rand.Shuffle(len(pkgs), func(i, j int) { pkgs[i], pkgs[j] = pkgs[j], pkgs[i] })
		if got := report(t, pkgs); got != want {
			t.Fatalf("the same packages are reported on as\n%s\nand as\n%s", want, got)
		}
	}
}

// load loads packages of the test data, without the standard library among
// their imports: nothing is reported there.
func load(t *testing.T, patterns ...string) []*packages.Package {
	t.Helper()
	dir := testdata(t)
	pkgs, err := packages.Load(&packages.Config{
		Mode: packages.LoadAllSyntax,
		Dir:  dir,
		Env:  append(os.Environ(), "GOPATH="+dir, "GO111MODULE=off", "GOWORK=off"),
	}, patterns...)
	if err != nil {
		t.Fatal(err)
	}
	packages.Visit(pkgs, nil, func(p *packages.Package) {
		maps.DeleteFunc(p.Imports, func(path string, _ *packages.Package) bool { return catalog.IsStd(path) })
	})
	return pkgs
}

// report returns what is reported on packages, by position.
func report(t *testing.T, pkgs []*packages.Package) string {
	t.Helper()
	graph, err := checker.Analyze([]*analysis.Analyzer{dedupkey.Analyzer}, pkgs, nil)
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for act := range graph.All() {
		for _, d := range act.Diagnostics {
			lines = append(lines, fmt.Sprintf("%s: %s %v", act.Package.Fset.Position(d.Pos), d.Message, d.Related))
		}
	}
	slices.Sort(lines)
	return strings.Join(lines, "\n")
}
