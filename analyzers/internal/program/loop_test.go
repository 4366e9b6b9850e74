package program_test

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// TestLoops checks which loops there are in the function f, and which of them
// go round until something succeeds.
func TestLoops(t *testing.T) {
	for _, test := range []struct {
		name, body      string
		loops, retrying int
	}{
		{"none", `try()`, 0, 0},
		{"goes on after an error", `for { if try() == nil { return } }`, 1, 1},
		{"leaves by break", `for range 3 { err := try(); if err == nil { break } }`, 1, 1},
		{"leaves by condition", `err := try(); for err != nil { err = try() }`, 1, 1},
		{"continues on an error", `for { if try() != nil { continue }; return }`, 1, 1},
		{"stops at an error", `for range 3 { if try() != nil { return } }`, 1, 0},
		{"does not care", `for range 3 { try() }`, 1, 0},
		{"logs and goes on", `for range 3 { if err := try(); err != nil { println(err.Error()) } }`, 1, 0},
		{"stops either way", `for range 3 { if try() != nil { break }; break }`, 0, 0},
		{"nested", `for range 3 { ok = false; for { if try() == nil { break } } }`, 2, 1},
		{"two in a row", `for range 3 { try() }; for { if try() == nil { return } }`, 2, 1},
		{"two ways back", `for { if try() == nil { return }; if ok { continue }; ok = true }`, 1, 1},
		{"goes on either way", `for { if try() != nil { continue }; ok = true }`, 1, 0},
		{"goto", `again: if try() != nil { goto again }`, 1, 1},
		{"labelled", `outer: for { for range 3 { if try() == nil { break outer } } }`, 2, 2},
		{"by a flag", `for !ok { ok = try() == nil }`, 1, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			loops := program.Loops(function(t, test.body))
			retrying := 0
			for _, l := range loops {
				if l.Retries() {
					retrying++
				}
			}
			if len(loops) != test.loops || retrying != test.retrying {
				t.Errorf("%s\nhas %d loops, of which %d retry; want %d and %d", test.body, len(loops), retrying, test.loops, test.retrying)
			}
		})
	}
}

// function returns a function with the given body.
func function(t *testing.T, body string) *ssa.Function {
	t.Helper()
	fset := token.NewFileSet()
	src := "package p\n\nvar ok bool\n\nfunc try() error\n\nfunc f() {\n" + body + "\n}\n"
	file, err := parser.ParseFile(fset, "p.go", src, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	info := &types.Info{
		Types:      make(map[ast.Expr]types.TypeAndValue),
		Defs:       make(map[*ast.Ident]types.Object),
		Uses:       make(map[*ast.Ident]types.Object),
		Implicits:  make(map[ast.Node]types.Object),
		Instances:  make(map[*ast.Ident]types.Instance),
		Scopes:     make(map[ast.Node]*types.Scope),
		Selections: make(map[*ast.SelectorExpr]*types.Selection),
	}
	pkg, err := (&types.Config{Importer: importer.Default()}).Check("p", fset, []*ast.File{file}, info)
	if err != nil {
		t.Fatal(err)
	}
	result, err := program.Analyzer.Run(&analysis.Pass{Fset: fset, Files: []*ast.File{file}, Pkg: pkg, TypesInfo: info})
	if err != nil {
		t.Fatal(err)
	}
	return result.(*program.Program).Code().Pkg.Func("f")
}
