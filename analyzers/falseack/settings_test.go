package falseack_test

import (
	"testing"

	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/replaylint/replaylint/analyzers/falseack"
	"github.com/replaylint/replaylint/analyzers/internal/checktest"
	"github.com/replaylint/replaylint/analyzers/internal/config"
	"github.com/replaylint/replaylint/analyzers/internal/engine"
)

// TestStrict checks what is reported only when asked for.
func TestStrict(t *testing.T) {
	strict := falseack.New(engine.New(&config.Settings{Strict: true}))
	analysistest.Run(t, checktest.Data(t), strict, "falseack/strict")

	if found := checktest.Diagnostics(t, falseack.Analyzer, "falseack/strict"); len(found) > 0 {
		t.Errorf("without strict there are %d reports, want none", len(found))
	}
}
