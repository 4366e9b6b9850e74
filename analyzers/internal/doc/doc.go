// Package doc derives what a check says about itself from the documentation of
// its package, so that the terminal, an editor and pkg.go.dev tell the same story.
package doc

import (
	"go/parser"
	"go/token"
	"strings"
)

// Module is the path of this module.
const Module = "github.com/replaylint/replaylint"

// URL returns where the documentation of the named check is published.
func URL(check string) string {
	return "https://pkg.go.dev/" + Module + "/analyzers/" + check
}

// Extract returns the text below the heading "# Analyzer check" of the package
// comment in the given source file, up to the next such heading. The text opens
// with a summary, "check: verb phrase", of which the name is dropped, since that
// is how the drivers print it.
//
// It returns the empty string if there is no such text: an analyzer without
// documentation is invalid, so no driver takes it and the suite's tests fail.
func Extract(source, check string) string {
	f, err := parser.ParseFile(token.NewFileSet(), "doc.go", source, parser.ParseComments|parser.PackageClauseOnly)
	if err != nil {
		return ""
	}
	_, text, _ := strings.Cut(f.Doc.Text(), "# Analyzer "+check+"\n")
	text, _, _ = strings.Cut(text, "\n# Analyzer ")
	text, ok := strings.CutPrefix(strings.TrimSpace(text), check+":")
	if !ok {
		return ""
	}
	return strings.TrimSpace(text)
}
