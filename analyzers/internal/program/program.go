// Package program builds the SSA form of a package when something asks for it.
//
// No analyzer here requires x/tools' buildssa: having facts beneath it, that
// one makes drivers load and build every dependency from source.
package program

import (
	"cmp"
	"go/types"
	"reflect"
	"slices"
	"sync"
	"weak"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"
)

// Analyzer provides the SSA form of a package. Its result is a *Program.
var Analyzer = &analysis.Analyzer{
	Name:       "replayprogram",
	Doc:        "build the SSA form of a package on demand",
	URL:        "https://pkg.go.dev/github.com/replaylint/replaylint/analyzers/internal/program",
	Run:        func(pass *analysis.Pass) (any, error) { return &Program{pass: pass}, nil },
	ResultType: reflect.TypeFor[*Program](),
}

// A Program builds the SSA form of one package on first demand and shares it
// with whoever asks while anybody holds it. Drivers keep the results of
// analyzers to the end; a Program lets go of the SSA form long before.
type Program struct {
	pass *analysis.Pass
	mu   sync.Mutex
	code weak.Pointer[Code]
}

// Code is the SSA form of a package.
type Code struct {
	Pkg *ssa.Package

	// Functions holds the declared functions and methods with their bodies, in
	// the order of their positions, each followed by the closures inside it.
	Functions []*ssa.Function
}

// Code returns the SSA form of the package.
func (p *Program) Code() *Code {
	p.mu.Lock()
	defer p.mu.Unlock()
	if code := p.code.Value(); code != nil {
		return code
	}
	code := build(p.pass)
	p.code = weak.Make(code)
	return code
}

func build(pass *analysis.Pass) *Code {
	prog := ssa.NewProgram(pass.Fset, 0)
	prog.SetNoReturn(neverReturns)
	for _, imp := range pass.Pkg.Imports() {
		prog.CreatePackage(imp, nil, nil, true) // without bodies
	}
	pkg := prog.CreatePackage(pass.Pkg, pass.Files, pass.TypesInfo, false)
	pkg.Build()

	code := &Code{Pkg: pkg}
	for _, obj := range declared(pass) {
		if fn := prog.FuncValue(obj); fn != nil && len(fn.Blocks) > 0 {
			code.add(fn)
		}
	}
	if init := pkg.Func("init"); init != nil {
		code.add(init) // the initializers of package variables
	}
	return code
}

// declared returns the functions and methods that the package declares, in order.
func declared(pass *analysis.Pass) []*types.Func {
	var funcs []*types.Func
	for _, obj := range pass.TypesInfo.Defs {
		if fn, ok := obj.(*types.Func); ok && fn.Pkg() == pass.Pkg {
			funcs = append(funcs, fn)
		}
	}
	slices.SortFunc(funcs, func(a, b *types.Func) int { return cmp.Compare(a.Pos(), b.Pos()) })
	return funcs
}

func (c *Code) add(fn *ssa.Function) {
	c.Functions = append(c.Functions, fn)
	for _, anon := range fn.AnonFuncs {
		c.add(anon)
	}
}

// neverReturns stands for what buildssa learns from the facts of ctrlflow.
func neverReturns(fn *types.Func) bool {
	if fn.Pkg() == nil {
		return false
	}
	switch fn.Pkg().Path() {
	case "os":
		return fn.Name() == "Exit"
	case "runtime":
		return fn.Name() == "Goexit"
	case "log":
		switch fn.Name() {
		case "Fatal", "Fatalf", "Fatalln", "Panic", "Panicf", "Panicln":
			return true
		}
	}
	return false
}
