package falseack_test

import (
	"testing"

	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/replaylint/replaylint/analyzers/falseack"
	"github.com/replaylint/replaylint/analyzers/internal/checktest"
)

func Test(t *testing.T) {
	analysistest.Run(t, checktest.Data(t), falseack.Analyzer,
		"falseack/callees/...",
		"falseack/captured",
		"falseack/deferred",
		"falseack/folded",
		"falseack/frameworks",
		"falseack/helper/...",
		"falseack/jobs",
		"falseack/kafka",
		"falseack/lambda",
		"falseack/meant",
		"falseack/parallel",
		"falseack/permanent",
		"falseack/pollers",
		"falseack/status",
		"falseack/transaction",
	)
}

// TestRepeat checks that the order of packages, and chance, have no say in what
// is reported.
func TestRepeat(t *testing.T) { checktest.Repeat(t, falseack.Analyzer, 70) }
