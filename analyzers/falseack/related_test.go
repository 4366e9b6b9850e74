package falseack_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"testing"

	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/replaylint/replaylint/analyzers/falseack"
	"github.com/replaylint/replaylint/analyzers/internal/checktest"
)

// TestRelated checks the places that are shown beside a report.
func TestRelated(t *testing.T) {
	results := analysistest.Run(t, checktest.Data(t), falseack.Analyzer, "falseack/related")
	var got []string
	for _, r := range results {
		for _, d := range r.Diagnostics {
			for _, rel := range d.Related {
				at := r.Pass.Fset.Position(rel.Pos)
				got = append(got, fmt.Sprintf("%s:%d: %s", filepath.Base(at.Filename), at.Line, rel.Message))
			}
		}
	}
	want := []string{
		"related.go:20: the error is tested here",
		"related.go:22: the error is logged here",
		"related.go:24: the success is told here",
		"keep.go:13: keep.Keep loses the error",
		"related.go:29: the success is told here",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n\t%q\nwant\n\t%q", got, want)
	}
}
