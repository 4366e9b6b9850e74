package dedupkey_test

import (
	"testing"

	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/replaylint/replaylint/analyzers/dedupkey"
	"github.com/replaylint/replaylint/analyzers/internal/checktest"
	"github.com/replaylint/replaylint/analyzers/internal/config"
	"github.com/replaylint/replaylint/analyzers/internal/engine"
)

// TestStrict checks what is reported only when asked for.
func TestStrict(t *testing.T) {
	strict := dedupkey.New(engine.New(&config.Settings{Strict: true}))
	analysistest.Run(t, checktest.Data(t), strict, "dedupkey/strict")

	if found := checktest.Diagnostics(t, dedupkey.Analyzer, "dedupkey/strict"); len(found) > 0 {
		t.Errorf("without strict there are %d reports, want none", len(found))
	}
}

// TestTests checks that keys in tests are reported only when asked for.
func TestTests(t *testing.T) {
	if found := checktest.Diagnostics(t, dedupkey.Analyzer, "dedupkey/tests"); len(found) > 0 {
		t.Errorf("there are %d reports on tests, want none", len(found))
	}
	tests := dedupkey.New(engine.New(&config.Settings{Tests: true}))
	if found := checktest.Diagnostics(t, tests, "dedupkey/tests"); len(found) != 1 {
		t.Errorf("with Tests there are %d reports on tests, want one", len(found))
	}
}

// TestSkip checks that files can be left out.
func TestSkip(t *testing.T) {
	skip := dedupkey.New(engine.New(&config.Settings{Skip: []string{"dedupkey/details/*.go"}}))
	if found := checktest.Diagnostics(t, skip, "dedupkey/details"); len(found) > 0 {
		t.Errorf("there are %d reports on what is skipped, want none", len(found))
	}
}
