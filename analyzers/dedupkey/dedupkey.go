package dedupkey

import (
	"golang.org/x/tools/go/analysis"

	"github.com/replaylint/replaylint/analyzers/internal/engine"
)

// New returns the analyzer on an engine.
func New(e *engine.Engine) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:     "dedupkey",
		Doc:      "dedupkey: report deduplication keys that differ on a replay",
		Requires: []*analysis.Analyzer{e.Config, e.Catalog},
		Run:      run,
	}
}

func run(pass *analysis.Pass) (any, error) { return nil, nil }
