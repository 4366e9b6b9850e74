package doc_test

import (
	"testing"

	"github.com/replaylint/replaylint/analyzers/internal/doc"
)

func TestExtract(t *testing.T) {
	const source = `// Package p defines two analyzers.
//
// # Analyzer one
//
// one: report ones
//
// More of it.
//
// # Wrong
//
//	1
//
// # Analyzer two
//
// no summary here
package p
`
	for _, test := range []struct{ check, want string }{
		{"one", "report ones\n\nMore of it.\n\n# Wrong\n\n\t1"},
		{"two", ""},
		{"on", ""},
		{"three", ""},
	} {
		if got := doc.Extract(source, test.check); got != test.want {
			t.Errorf("Extract(%s) = %q, want %q", test.check, got, test.want)
		}
	}
}

func TestExtractInvalid(t *testing.T) {
	for _, source := range []string{"", "package p", "not Go"} {
		if got := doc.Extract(source, "p"); got != "" {
			t.Errorf("Extract(%q) = %q, want nothing", source, got)
		}
	}
}
