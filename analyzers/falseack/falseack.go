package falseack

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"

	"github.com/replaylint/replaylint/analyzers/internal/config"
	"github.com/replaylint/replaylint/analyzers/internal/effect"
	"github.com/replaylint/replaylint/analyzers/internal/engine"
	"github.com/replaylint/replaylint/analyzers/internal/report"
)

//go:embed doc.go
var source string

// Analyzer is the check with default settings.
var Analyzer = New(engine.New(&config.Settings{}))

// New returns the check on an engine.
func New(e *engine.Engine) *analysis.Analyzer { return e.Check("falseack", source, run) }

func run(pass *analysis.Pass, s *config.Settings, found *effect.Result) {
	r := report.New(pass, s)
	p := newPolicy(pass, r, s.Strict, found.Losses)
	for _, l := range found.Losses {
		if category := p.judge(l); category != "" {
			r.Add(diagnostic(pass, l, category, p.first[l.Pos]))
		}
	}
	r.Flush()
}
