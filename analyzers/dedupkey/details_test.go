package dedupkey_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/replaylint/replaylint/analyzers/dedupkey"
)

// TestDetails checks what comments cannot: categories, links, extents and
// related positions.
func TestDetails(t *testing.T) {
	results := analysistest.Run(t, testdata(t), dedupkey.Analyzer, "dedupkey/details")
	if len(results) != 1 {
		t.Fatalf("%d packages, want one", len(results))
	}
	var got []string
	for _, d := range results[0].Diagnostics {
		if d.URL != "https://pkg.go.dev/github.com/replaylint/replaylint/analyzers/dedupkey" {
			t.Errorf("URL is %q", d.URL)
		}
		got = append(got, describe(results[0].Pass, d))
	}
	want := []string{
		`clock 14:14-23, 13: time.Now differs on a replay`,
		`random 18:14-31, 22: uuid.NewString differs on a replay, 21: the value comes through fresh, 18: the value comes through prefixed`,
		`counter 28:14-35, 27: the counter sent differs on a replay`,
		`delivery 32:14-48, 32: Delivery.DeliveryTag differs on a replay`,
		`fallback 40:14-23, 38: uuid.NewString differs on a replay`,
		`window 44:14-52, 44: time.Now differs on a replay`,
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n\t%q\nwant\n\t%q", got, want)
	}
}

// describe gives category, extent and related positions of a diagnostic.
func describe(pass *analysis.Pass, d analysis.Diagnostic) string {
	start, end := pass.Fset.Position(d.Pos), pass.Fset.Position(d.End)
	s := fmt.Sprintf("%s %d:%d-%d", d.Category, start.Line, start.Column, end.Column)
	for _, r := range d.Related {
		s += fmt.Sprintf(", %d: %s", pass.Fset.Position(r.Pos).Line, r.Message)
	}
	return s
}

// TestAcross checks that a source in another package is named by file and line,
// and that the ways to it in this package are related.
func TestAcross(t *testing.T) {
	for _, r := range analysistest.Run(discard{}, testdata(t), dedupkey.Analyzer, "dedupkey/across") {
		for _, d := range r.Diagnostics {
			if len(d.Related) == 0 {
				t.Errorf("%s: nothing is related to %q", filepath.Base(r.Pass.Fset.Position(d.Pos).String()), d.Message)
			}
		}
	}
}

// TestFix checks the fix that is suggested.
func TestFix(t *testing.T) {
	analysistest.RunWithSuggestedFixes(t, testdata(t), dedupkey.Analyzer, "dedupkey/fix")
}
