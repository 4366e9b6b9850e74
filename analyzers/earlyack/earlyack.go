package earlyack

import (
	_ "embed"
	"go/token"

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
func New(e *engine.Engine) *analysis.Analyzer { return e.Check("earlyack", source, run) }

func run(pass *analysis.Pass, s *config.Settings, found *effect.Result) {
	r := report.New(pass, s)
	seen := make(map[token.Pos]bool) // one report for an acknowledgement, whatever follows it
	for _, l := range found.Losses {
		category := judge(l)
		if category == "" || r.IsAtMostOnce(l.Decl) {
			continue
		}
		if d := diagnostic(pass, l, category); !seen[d.Pos] {
			seen[d.Pos] = true
			r.Add(d)
		}
	}
	r.Flush()
}
