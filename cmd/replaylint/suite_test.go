package main

import (
	"fmt"
	"go/ast"
	"go/types"
	"reflect"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/replaylint/replaylint/analyzers"
)

// testSuite is a suite of small checks that exercise what a driver has to do
// for checks: facts of a prerequisite, related positions, categories, fixes,
// opt-in, settings, and panics.
func testSuite(s *analyzers.Settings) []analyzers.Check {
	stale := newStale()
	return []analyzers.Check{
		{Analyzer: newCrash(stale)},
		{Analyzer: newOldCall(s, stale)},
		{Analyzer: newShout(), OptIn: true},
	}
}

// isStale is the fact that a function is stale: its comment says "Stale: use X".
// Functions that return what a stale one does are stale too.
type isStale struct{ Instead string }

func (*isStale) AFact() {}

// newStale returns the prerequisite analyzer. Its result tells what to use
// instead of a function, or "".
func newStale() *analysis.Analyzer {
	run := func(pass *analysis.Pass) (any, error) {
		instead := func(fn *types.Func) string {
			var fact isStale
			if pass.ImportObjectFact(fn, &fact) {
				return fact.Instead
			}
			return ""
		}
		for decl := range funcs(pass) {
			fn := pass.TypesInfo.Defs[decl.Name].(*types.Func)
			if fn.Name() == "CrashAll" {
				panic("bang")
			}
			if _, text, ok := strings.Cut(decl.Doc.Text(), "Stale: use "); ok {
				pass.ExportObjectFact(fn, &isStale{strings.TrimSpace(text)})
			} else if fn := returned(pass, decl); fn != nil && instead(fn) != "" {
				pass.ExportObjectFact(pass.TypesInfo.Defs[decl.Name], &isStale{instead(fn)})
			}
		}
		return instead, nil
	}
	return &analysis.Analyzer{
		Name:       "stale",
		Doc:        "find stale functions",
		Run:        run,
		FactTypes:  []analysis.Fact{new(isStale)},
		ResultType: reflect.TypeFor[func(*types.Func) string](),
	}
}

// returned returns the function whose result decl, a lone return statement, returns.
func returned(pass *analysis.Pass, decl *ast.FuncDecl) *types.Func {
	if decl.Body == nil || len(decl.Body.List) != 1 {
		return nil
	}
	ret, ok := decl.Body.List[0].(*ast.ReturnStmt)
	if !ok || len(ret.Results) != 1 {
		return nil
	}
	call, ok := ret.Results[0].(*ast.CallExpr)
	if !ok {
		return nil
	}
	return typeutil.StaticCallee(pass.TypesInfo, call)
}

func newOldCall(s *analyzers.Settings, stale *analysis.Analyzer) *analysis.Analyzer {
	run := func(pass *analysis.Pass) (any, error) {
		instead := pass.ResultOf[stale].(func(*types.Func) string)
		for call := range inspector.All[*ast.CallExpr](inspector.New(pass.Files)) {
			fn := typeutil.StaticCallee(pass.TypesInfo, call)
			file := pass.Fset.File(call.Pos()).Name()
			if fn == nil || instead(fn) == "" || strings.HasSuffix(file, "_test.go") && !s.Tests {
				continue
			}
			pass.Report(analysis.Diagnostic{
				Pos:      call.Pos(),
				End:      call.End(),
				Category: "stale",
				Message:  fmt.Sprintf("%s is stale", fn.Name()),
				Related:  []analysis.RelatedInformation{{Pos: fn.Pos(), Message: fn.Name() + " is declared here"}},
				SuggestedFixes: []analysis.SuggestedFix{{
					Message:   "Use " + instead(fn),
					TextEdits: []analysis.TextEdit{{Pos: call.Pos(), End: call.End(), NewText: []byte(instead(fn))}},
				}},
			})
		}
		return nil, nil
	}
	return &analysis.Analyzer{
		Name:     "oldcall",
		Doc:      "report calls of stale functions\n\n# Wrong\n\n\told.Answer()\n\n# Right\n\n\t42",
		URL:      "https://example.com/oldcall",
		Requires: []*analysis.Analyzer{stale},
		Run:      run,
	}
}

func newShout() *analysis.Analyzer {
	run := func(pass *analysis.Pass) (any, error) {
		for decl := range funcs(pass) {
			if name := decl.Name.Name; len(name) > 1 && name == strings.ToUpper(name) {
				pass.Reportf(decl.Name.Pos(), "%s is shouting", name)
			}
		}
		return nil, nil
	}
	return &analysis.Analyzer{Name: "shout", Doc: "report names that shout", Run: run}
}

// newCrash returns an analyzer that panics where a function is named Crash.
// One named CrashAll makes its prerequisite panic.
func newCrash(stale *analysis.Analyzer) *analysis.Analyzer {
	run := func(pass *analysis.Pass) (any, error) {
		for decl := range funcs(pass) {
			if decl.Name.Name == "Crash" {
				panic("boom")
			}
		}
		return nil, nil
	}
	return &analysis.Analyzer{Name: "crash", Doc: "crash at the sight of Crash", Requires: []*analysis.Analyzer{stale}, Run: run}
}

func funcs(pass *analysis.Pass) func(yield func(*ast.FuncDecl) bool) {
	return func(yield func(*ast.FuncDecl) bool) {
		for _, f := range pass.Files {
			for _, d := range f.Decls {
				if decl, ok := d.(*ast.FuncDecl); ok && !yield(decl) {
					return
				}
			}
		}
	}
}
