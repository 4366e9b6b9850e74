package checktest

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/analysistest"
)

// Doc checks that the examples of a check's documentation are those of its
// package spec, in the same order, and are reported on as the documentation says.
func Doc(t *testing.T, a *analysis.Analyzer) {
	t.Helper()
	results := analysistest.Run(t, Data(t), a, a.Name+"/spec")
	messages := make(map[int]string) // by line
	for _, d := range results[0].Diagnostics {
		messages[results[0].Pass.Fset.Position(d.Pos).Line] = d.Message
	}
	spec := specification(t, a.Name)
	at := 0 // the line of spec that was found last
	for _, ex := range examples(t) {
		n := find(spec[at:], ex.code)
		if n < 0 {
			t.Errorf("the package spec has no line, from %d on, %q", at+1, ex.code)
			continue
		}
		at += n + 1
		if got := numberless(messages[at]); got != numberless(ex.message) {
			t.Errorf("%s\nis documented with\n\t%s\nand reported as\n\t%s", ex.code, ex.message, messages[at])
		}
		delete(messages, at)
	}
	for _, m := range messages {
		t.Errorf("the documentation does not show: %s", m)
	}
}

// An example is a line of code with the message about it, or "".
type example struct{ code, message string }

// examples returns the lines of code in the documentation. The message about a
// line is in the comment below it; directives are code.
func examples(t *testing.T) []example {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), "doc.go", nil, parser.ParseComments|parser.PackageClauseOnly)
	if err != nil {
		t.Fatal(err)
	}
	var list []example
	for line := range strings.Lines(f.Doc.Text()) {
		code, isCode := strings.CutPrefix(line, "\t")
		if !isCode {
			continue
		}
		code = strings.TrimSpace(code)
		if words, isComment := strings.CutPrefix(code, "// "); isComment {
			last := &list[len(list)-1]
			last.message = strings.TrimSpace(last.message + " " + words)
			continue
		}
		list = append(list, example{code: code})
	}
	return list
}

// specification returns the lines of the package spec of a check.
func specification(t *testing.T, check string) []string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(Data(t), "src", check, "spec/spec.go"))
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(string(data), "\n")
}

// find returns the index of the first line that is the given code but for a
// comment at its end.
func find(lines []string, code string) int {
	for i, line := range lines {
		line, _, _ = strings.Cut(line, " // want")
		if strings.TrimSpace(line) == code {
			return i
		}
	}
	return -1
}

var lineNumber = regexp.MustCompile(`\bline \d+`)

// numberless returns a message without line numbers.
func numberless(message string) string { return lineNumber.ReplaceAllString(message, "line N") }
