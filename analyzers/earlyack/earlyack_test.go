package earlyack_test

import (
	"testing"

	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/replaylint/replaylint/analyzers/earlyack"
	"github.com/replaylint/replaylint/analyzers/internal/checktest"
)

func Test(t *testing.T) {
	analysistest.Run(t, checktest.Data(t), earlyack.Analyzer, "earlyack/answers")
}

// TestRepeat checks that the order of packages, and chance, have no say in what
// is reported.
func TestRepeat(t *testing.T) { checktest.Repeat(t, earlyack.Analyzer, 10) }
