// Package engine assembles the analyzers that the checks of one suite share.
package engine

import (
	"golang.org/x/tools/go/analysis"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/config"
)

// An Engine is a set of analyzers for checks to require. Two engines share
// nothing, so suites with different settings can run in one process.
type Engine struct {
	Config  *analysis.Analyzer // result: *config.Settings
	Catalog *analysis.Analyzer // result: *catalog.Index
}

// New returns an engine with the given settings.
func New(s *config.Settings) *Engine {
	return &Engine{
		Config:  config.NewAnalyzer(s),
		Catalog: catalog.Analyzer,
	}
}
