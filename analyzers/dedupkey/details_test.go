package dedupkey_test

import (
	"fmt"
	"slices"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/replaylint/replaylint/analyzers/dedupkey"
	"github.com/replaylint/replaylint/analyzers/internal/checktest"
)

// TestDetails checks what comments cannot: categories, links, extents and
// related positions.
func TestDetails(t *testing.T) {
	results := analysistest.Run(t, checktest.Data(t), dedupkey.Analyzer, "dedupkey/details")
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

// TestAcross checks that the ways of a value from another package are related.
func TestAcross(t *testing.T) {
	for _, d := range checktest.Diagnostics(t, dedupkey.Analyzer, "dedupkey/across") {
		if len(d.Related) == 0 {
			t.Errorf("nothing is related to %q", d.Message)
		}
	}
}

// TestFix checks the fix that is suggested.
func TestFix(t *testing.T) {
	analysistest.RunWithSuggestedFixes(t, checktest.Data(t), dedupkey.Analyzer, "dedupkey/fix")
}
