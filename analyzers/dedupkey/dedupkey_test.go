package dedupkey_test

import (
	"path/filepath"
	"testing"

	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/replaylint/replaylint/analyzers/dedupkey"
)

// testdata returns the tree of packages that all checks share.
func testdata(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs("../../testdata")
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

func Test(t *testing.T) {
	analysistest.Run(t, testdata(t), dedupkey.Analyzer,
		"dedupkey/broker",
		"dedupkey/claims",
		"dedupkey/fallback",
		"dedupkey/flow",
		"dedupkey/naming",
		"dedupkey/outgoing",
		"dedupkey/sources",
		"dedupkey/window",
	)
}
