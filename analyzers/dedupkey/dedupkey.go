package dedupkey

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
func New(e *engine.Engine) *analysis.Analyzer { return e.Check("dedupkey", source, run) }

func run(pass *analysis.Pass, s *config.Settings, found *effect.Result) {
	r := report.New(pass, s)
	reported := token.NoPos // keys come by position, several for a wrapper with several sinks
	inner := make(map[*effect.KeyUse]bool)
	for _, key := range found.Keys {
		if isPayloadHash(key) && s.Strict && key.Pos != reported {
			r.Add(payloadDiagnostic(pass, key))
			reported = key.Pos
		}
		for _, mint := range key.Mints {
			category := judge(key, mint, s.Strict)
			if category != "" && key.Pos != reported && !inner[key.Inner] {
				inner[key.Inner] = key.Inner != nil // it is one place, however often it is called
				r.Add(diagnostic(pass, key, mint, category))
				reported = key.Pos
			}
		}
	}
	r.Flush()
}
