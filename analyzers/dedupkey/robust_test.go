package dedupkey_test

import (
	"testing"

	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/replaylint/replaylint/analyzers/dedupkey"
	"github.com/replaylint/replaylint/analyzers/internal/checktest"
)

// TestOdd checks that code which nobody should write is analysed all the same.
func TestOdd(t *testing.T) {
	analysistest.Run(t, checktest.Data(t), dedupkey.Analyzer, "dedupkey/odd")
}

// TestRepeat checks that the order of packages, and chance, have no say in what
// is reported.
func TestRepeat(t *testing.T) { checktest.Repeat(t, dedupkey.Analyzer, 100) }
