package effect_test

import (
	"path/filepath"
	"testing"

	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/replaylint/replaylint/analyzers/internal/config"
	"github.com/replaylint/replaylint/analyzers/internal/effect"
)

// Test checks the facts that packages export about their functions.
func Test(t *testing.T) {
	dir, err := filepath.Abs("../../../testdata")
	if err != nil {
		t.Fatal(err)
	}
	settings := config.NewAnalyzer(new(config.Settings))
	analysistest.Run(t, dir, effect.NewAnalyzer(settings), "effect/...")
}
