package falseack

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
func New(e *engine.Engine) *analysis.Analyzer { return e.Check("falseack", source, run) }

func run(pass *analysis.Pass, s *config.Settings, found *effect.Result) {
	r := report.New(pass, s)
	seen := make(map[token.Pos]bool)  // one report for a call, however many ways there are
	first := make(map[token.Pos]bool) // before the call, nothing may have been done that lasts
	inBodies := !s.Strict && tellsInBodies(found.Losses)
	for _, l := range found.Losses {
		first[l.Pos] = first[l.Pos] || !l.AfterDone
	}
	for _, l := range found.Losses {
		category := judge(l, s.Strict)
		if category == "" || inBodies && l.Told && !isDelivery(l) || seen[l.Pos] || r.IsAtMostOnce(l.Decl) || !s.Strict && isIntended(pass, l) {
			continue
		}
		seen[l.Pos] = true
		r.Add(diagnostic(pass, l, category, first[l.Pos]))
	}
	r.Flush()
}
