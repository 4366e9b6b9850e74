package dedupkey_test

import (
	"path/filepath"
	"testing"

	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/replaylint/replaylint/analyzers/dedupkey"
)

func Test(t *testing.T) {
	analysistest.Run(t, testdata(t), dedupkey.Analyzer,
		"dedupkey/across/...",
		"dedupkey/broker",
		"dedupkey/claims",
		"dedupkey/command",
		"dedupkey/fallback",
		"dedupkey/flow",
		"dedupkey/ignore",
		"dedupkey/naming",
		"dedupkey/outgoing",
		"dedupkey/retry",
		"dedupkey/saved",
		"dedupkey/sources",
		"dedupkey/window",
		"dedupkey/wrapper",
	)
}

// testdata returns the tree of packages that all checks share.
func testdata(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs("../../testdata")
	if err != nil {
		t.Fatal(err)
	}
	return dir
}
