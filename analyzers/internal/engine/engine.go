// Package engine assembles the analyzers that the checks of one suite share.
package engine

import (
	"golang.org/x/tools/go/analysis"

	"github.com/replaylint/replaylint/analyzers/internal/config"
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
