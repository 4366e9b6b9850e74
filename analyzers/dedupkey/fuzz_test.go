package dedupkey_test

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"maps"
	"math/rand"
	"os"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/packages"

	"github.com/replaylint/replaylint/analyzers/dedupkey"
	"github.com/replaylint/replaylint/analyzers/internal/checktest"
)

// Fuzz checks that the analyzer comes to an end, and without panic, on the
// packages of the test data with their statements and expressions thrown about.
func Fuzz(f *testing.F) {
	for seed := range int64(20) {
		f.Add(seed, uint8(seed))
	}
	pkgs := make(map[string]*packages.Package)
	packages.Visit(checktest.Load(f, "dedupkey"), nil, func(p *packages.Package) { pkgs[p.ID] = p })
	f.Fuzz(func(t *testing.T, seed int64, n uint8) {
		m := newMutant(pkgs, seed)
		for range n % 32 {
			m.mutate()
		}
		m.analyse(t)
	})
}

// A mutant is a package that has been changed, and still compiles.
type mutant struct {
	rand    *rand.Rand
	pkg     *packages.Package
	sources [][]byte
}

// newMutant returns an unchanged package of the test data.
func newMutant(pkgs map[string]*packages.Package, seed int64) *mutant {
	m := &mutant{rand: rand.New(rand.NewSource(seed))}
	paths := slices.Sorted(maps.Keys(pkgs))
	paths = slices.DeleteFunc(paths, func(p string) bool { return !strings.HasPrefix(p, "dedupkey/") || strings.Contains(p, ".test") })
	m.pkg = pkgs[paths[m.rand.Intn(len(paths))]]
	for _, name := range m.pkg.CompiledGoFiles {
		if src, err := os.ReadFile(name); err == nil {
			m.sources = append(m.sources, src)
		}
	}
	return m
}

// mutate changes something, if what comes out compiles.
func (m *mutant) mutate() {
	pass := m.compile()
	if pass == nil {
		return
	}
	i := m.rand.Intn(len(m.sources))
	old := m.sources[i]
	m.sources[i] = m.change(pass.Fset, pass.Files[i], old)
	if m.compile() == nil {
		m.sources[i] = old
	}
}

// change drops or repeats a statement of a file, or puts one, or an expression,
// in the place of another.
func (m *mutant) change(fset *token.FileSet, file *ast.File, src []byte) []byte {
	var stmts, exprs []ast.Node
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BlockStmt: // stays where it is
		case ast.Stmt:
			stmts = append(stmts, n)
		case ast.Expr:
			exprs = append(exprs, n)
		}
		return true
	})
	if len(stmts) == 0 {
		return src
	}
	text := func(n ast.Node) []byte { return src[fset.Position(n.Pos()).Offset:fset.Position(n.End()).Offset] }
	place := func(n ast.Node, with ...[]byte) []byte {
		head, tail := src[:fset.Position(n.Pos()).Offset], src[fset.Position(n.End()).Offset:]
		return slices.Concat(head, bytes.Join(with, []byte("\n")), tail)
	}
	stmt, other := m.among(stmts), m.among(stmts)
	switch m.rand.Intn(5) {
	case 0:
		return place(stmt)
	case 1:
		return place(stmt, text(stmt), text(stmt))
	case 2:
		return place(stmt, text(stmt), text(other))
	case 3:
		return place(stmt, text(other))
	}
	return place(m.among(exprs), text(m.among(exprs)))
}

func (m *mutant) among(nodes []ast.Node) ast.Node { return nodes[m.rand.Intn(len(nodes))] }

// compile returns the mutant as a pass, or nil if it has errors. Unused
// variables and imports are fine.
func (m *mutant) compile() *analysis.Pass {
	pass := &analysis.Pass{Fset: token.NewFileSet(), TypesSizes: types.SizesFor("gc", "amd64")}
	for i, src := range m.sources {
		file, err := parser.ParseFile(pass.Fset, fmt.Sprintf("file%d.go", i), src, 0)
		if err != nil {
			return nil
		}
		pass.Files = append(pass.Files, file)
	}
	pass.TypesInfo = &types.Info{
		Types:        make(map[ast.Expr]types.TypeAndValue),
		Defs:         make(map[*ast.Ident]types.Object),
		Uses:         make(map[*ast.Ident]types.Object),
		Implicits:    make(map[ast.Node]types.Object),
		Instances:    make(map[*ast.Ident]types.Instance),
		Scopes:       make(map[ast.Node]*types.Scope),
		Selections:   make(map[*ast.SelectorExpr]*types.Selection),
		FileVersions: make(map[*ast.File]string),
	}
	bad := false
	conf := types.Config{Importer: m, Error: func(err error) { bad = bad || !strings.Contains(err.Error(), "not used") }}
	pass.Pkg, _ = conf.Check(m.pkg.PkgPath, pass.Fset, pass.Files, pass.TypesInfo)
	if bad {
		return nil
	}
	return pass
}

func (m *mutant) analyse(t *testing.T) {
	if pass := m.compile(); pass != nil {
		if _, err := runAll(pass, dedupkey.Analyzer, make(map[*analysis.Analyzer]any)); err != nil {
			t.Error(err)
		}
	}
}

// Import implements types.Importer: a mutant imports what the package did.
func (m *mutant) Import(path string) (*types.Package, error) {
	for _, imp := range m.pkg.Types.Imports() {
		if imp.Path() == path {
			return imp, nil
		}
	}
	return nil, fmt.Errorf("%s does not import %s", m.pkg.PkgPath, path)
}

// runAll runs an analyzer and what it requires on a package without facts.
func runAll(pass *analysis.Pass, a *analysis.Analyzer, results map[*analysis.Analyzer]any) (any, error) {
	for _, req := range a.Requires {
		if _, ok := results[req]; ok {
			continue
		}
		result, err := runAll(pass, req, results)
		if err != nil {
			return nil, err
		}
		results[req] = result
	}
	p := *pass
	p.Analyzer, p.ResultOf = a, results
	p.Report = func(analysis.Diagnostic) {}
	p.ImportObjectFact = func(types.Object, analysis.Fact) bool { return false }
	p.ExportObjectFact = func(types.Object, analysis.Fact) {}
	p.AllObjectFacts = func() []analysis.ObjectFact { return nil }
	return a.Run(&p)
}
