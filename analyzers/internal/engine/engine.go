// Package engine assembles the analyzers that the checks of one suite share.
package engine

import (
	"golang.org/x/tools/go/analysis"

	"github.com/replaylint/replaylint/analyzers/internal/config"
	"github.com/replaylint/replaylint/analyzers/internal/doc"
	"github.com/replaylint/replaylint/analyzers/internal/effect"
)

// An Engine is a set of analyzers for checks to require. Two engines share no
// settings, so suites with different ones can run in one process.
type Engine struct {
	Config *analysis.Analyzer // result: *config.Settings
	Effect *analysis.Analyzer // result: *effect.Result
}

// New returns an engine with the given settings.
func New(s *config.Settings) *Engine {
	settings := config.NewAnalyzer(s)
	return &Engine{
		Config: settings,
		Effect: effect.NewAnalyzer(settings),
	}
}

// Check returns the analyzer of a check. Its name is that of its package, whose
// doc comment stands in source, the text of doc.go; run reports what it makes of
// the effects of a package.
func (e *Engine) Check(name, source string, run func(*analysis.Pass, *config.Settings, *effect.Result)) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:     name,
		Doc:      doc.Extract(source, name),
		URL:      doc.URL(name),
		Requires: []*analysis.Analyzer{e.Config, e.Effect},
		Run: func(pass *analysis.Pass) (any, error) {
			run(pass, pass.ResultOf[e.Config].(*config.Settings), pass.ResultOf[e.Effect].(*effect.Result))
			return nil, nil
		},
	}
}
