package dedupkey_test

import (
	"testing"

	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/replaylint/replaylint/analyzers/dedupkey"
	"github.com/replaylint/replaylint/analyzers/internal/checktest"
)

func Test(t *testing.T) {
	analysistest.Run(t, checktest.Data(t), dedupkey.Analyzer,
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
