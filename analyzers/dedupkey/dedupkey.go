package dedupkey

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"

	"github.com/replaylint/replaylint/analyzers/internal/config"
	"github.com/replaylint/replaylint/analyzers/internal/doc"
	"github.com/replaylint/replaylint/analyzers/internal/engine"
)

//go:embed doc.go
var source string

// Analyzer is the analyzer with default settings.
var Analyzer = New(engine.New(&config.Settings{}))

// New returns the analyzer on an engine.
func New(e *engine.Engine) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:     "dedupkey",
		Doc:      doc.Extract(source, "dedupkey"),
		URL:      doc.URL("dedupkey"),
		Requires: []*analysis.Analyzer{e.Config, e.Catalog},
		Run:      run,
	}
}

func run(pass *analysis.Pass) (any, error) { return nil, nil }
