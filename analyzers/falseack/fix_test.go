package falseack_test

import (
	"testing"

	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/replaylint/replaylint/analyzers/falseack"
	"github.com/replaylint/replaylint/analyzers/internal/checktest"
)

// TestFix checks the fixes that are suggested, and that none is where the right
// edit depends on what the source does not say.
func TestFix(t *testing.T) {
	analysistest.RunWithSuggestedFixes(t, checktest.Data(t), falseack.Analyzer,
		"falseack/fix/batches",
		"falseack/fix/brokers",
		"falseack/fix/frameworks",
		"falseack/fix/returns",
		"falseack/fix/status",
	)
}
