// Package effect says what functions do, as facts that cross packages: where
// their results come from, which of their parameters become deduplication
// keys, which they call again. It is the only package with fact types.
package effect

import (
	"go/ast"
	"go/token"
	"go/types"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/config"
	"github.com/replaylint/replaylint/analyzers/internal/entry"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
	"github.com/replaylint/replaylint/analyzers/internal/outcome"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// NewAnalyzer returns an analyzer that exports a *Summary for each function
// with something to know, and whose result is a *Result.
func NewAnalyzer(settings *analysis.Analyzer) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:       "replayeffect",
		Doc:        "summarise what functions do with values that must survive a replay",
		URL:        "https://pkg.go.dev/github.com/replaylint/replaylint/analyzers/internal/effect",
		Requires:   []*analysis.Analyzer{settings, catalog.Analyzer, program.Analyzer},
		FactTypes:  []analysis.Fact{new(Summary)},
		ResultType: reflect.TypeFor[*Result](),
		Run: func(pass *analysis.Pass) (any, error) {
			s := pass.ResultOf[settings].(*config.Settings)
			return run(pass, s), nil
		},
	}
}

// A Result is what the checks need to know of a package. It holds no SSA.
type Result struct {
	Keys   []KeyUse // by position
	Losses []Loss   // by position
}

func run(pass *analysis.Pass, s *config.Settings) *Result {
	imported, inScope := s.Scope[pass.Pkg.Path()]
	if s.Scope != nil && !inScope {
		return &Result{}
	}
	index := pass.ResultOf[catalog.Analyzer].(*catalog.Index)
	if !isOurs(pass) || !isRelevant(pass, index) {
		return &Result{}
	}
	x := newExtractor(pass, index)
	result := &Result{Keys: x.keyUses(), Losses: x.losses()}
	if imported || s.Scope == nil {
		x.export()
	}
	return result
}

// isOurs reports whether the package belongs to whoever runs the analysis.
// Third-party code is described by the catalogue.
func isOurs(pass *analysis.Pass) bool {
	if pass.Module != nil && pass.Module.Path != "" {
		return pass.Module.Version == ""
	}
	return !catalog.IsStd(pass.Pkg.Path())
}

// isRelevant reports whether values of the package can matter to anybody: it
// uses something that the catalogue knows, it imports a package with facts, or
// it imports nothing but packages that compute (a package of helpers). A package
// that is generated as a whole is not.
func isRelevant(pass *analysis.Pass, index *catalog.Index) bool {
	if !slices.ContainsFunc(pass.Files, func(f *ast.File) bool { return !ast.IsGenerated(f) }) {
		return false
	}
	return index.InUse(pass.TypesInfo) || len(pass.AllObjectFacts()) > 0 || mayWork(pass.Pkg) || isHelper(pass.Pkg)
}

// mayWork reports whether deliveries may enter at a package, or be worked on there.
func mayWork(pkg *types.Package) bool {
	return slices.ContainsFunc(pkg.Imports(), func(imp *types.Package) bool {
		return imp.Path() == "context" || catalog.Enters(imp.Path())
	})
}

func isHelper(pkg *types.Package) bool {
	for _, imp := range pkg.Imports() {
		if catalog.IsStd(imp.Path()) && !origin.IsPure(imp.Path()) && imp.Path() != "errors" {
			return false
		}
	}
	return true
}

// An extractor computes the summaries of one package.
type extractor struct {
	pass    *analysis.Pass
	index   *catalog.Index
	code    *program.Code
	flow    *origin.Analysis
	entries *entry.Index
	ends    *outcome.Analysis

	facts     map[*types.Func]*Summary      // of other packages; nil entries too
	byName    map[string][]*types.Func      // methods with facts, and those of this package
	delivered map[string][]*types.Func      // methods of interfaces that are handed deliveries
	reached   map[*types.Func][]*types.Func // implementations of an interface's method

	uses    map[*ssa.Function][]use    // keys used in a declared function; nil while it is looked at
	inner   map[*ssa.Function][]KeyUse // keys made up in a declared function, whoever calls
	options map[*types.Var]Sink        // fields that options set and that become keys
	retried map[*ssa.Function]bool     // functions that are called again when they fail
	loops   map[*ssa.Function][]*program.Loop
	looping map[*ssa.Function]bool // being looked at: does it call a parameter again?
	calls   map[token.Pos]*ast.CallExpr
}

func newExtractor(pass *analysis.Pass, index *catalog.Index) *extractor {
	x := &extractor{
		pass:    pass,
		index:   index,
		code:    pass.ResultOf[program.Analyzer].(*program.Program).Code(),
		facts:   make(map[*types.Func]*Summary),
		reached: make(map[*types.Func][]*types.Func),
		uses:    make(map[*ssa.Function][]use),
		inner:   make(map[*ssa.Function][]KeyUse),
		loops:   make(map[*ssa.Function][]*program.Loop),
		looping: make(map[*ssa.Function]bool),
	}
	x.flow = &origin.Analysis{
		Code:    x.code,
		Index:   index,
		Fset:    pass.Fset,
		Known:   x.knownFlow,
		Methods: x.methods,
	}
	x.entries = entry.New(x.code, index, entry.Flow{
		Callees:         x.flow.Callees,
		Targets:         x.targets,
		Handlers:        x.handlers,
		Implementations: x.implementations,
		Arriving:        x.arriving,
	})
	x.ends = &outcome.Analysis{
		Code:      x.code,
		Index:     index,
		Fset:      pass.Fset,
		Entries:   x.entries,
		Targets:   x.targets,
		Functions: x.flow.Functions,
		Known:     x.knownOutcome,
		Text:      x.callText,
	}
	x.findRetried()
	x.findOptions()
	return x
}

// known returns the summary of another package's function, or nil.
func (x *extractor) known(fn *types.Func) *Summary {
	fn = fn.Origin()
	s, ok := x.facts[fn]
	if !ok {
		s = new(Summary)
		if !x.pass.ImportObjectFact(fn, s) {
			s = nil
		}
		x.facts[fn] = s
	}
	return s
}

func (x *extractor) knownFlow(fn *types.Func) *origin.Summary {
	if fn.Pkg() == x.pass.Pkg {
		return nil
	}
	if s := x.known(fn); s != nil {
		return &s.Flow
	}
	return nil
}
