package report

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strings"
	"testing"
)

func TestParseIgnore(t *testing.T) {
	for _, test := range []struct {
		text string
		want []string
	}{
		{"//replay:ignore dedupkey the topic has no window", []string{"dedupkey"}},
		{"//replay:ignore dedupkey,falseack best effort", []string{"dedupkey", "falseack"}},
		{"//replay:ignore  dedupkey  wide spaces", []string{"dedupkey"}},
		{"//replay:ignore dedupkey\ttab", []string{"dedupkey"}},
		{"//replay:ignore dedupkey", nil}, // no reason
		{"//replay:ignore", nil},
		{"//replay:ignored dedupkey reason", nil},
		{"// replay:ignore dedupkey reason", nil}, // prose
		{"/* replay:ignore dedupkey reason */", nil},
	} {
		got, ok := parseIgnore(test.text)
		if ok != (test.want != nil) || !slices.Equal(got, test.want) {
			t.Errorf("parseIgnore(%q) = %q, %t; want %q", test.text, got, ok, test.want)
		}
	}
}

// TestFindIgnores checks which lines are covered: those that say so themselves.
func TestFindIgnores(t *testing.T) {
	const src = `package p

func a() {
	one() //replay:ignore dedupkey reason // covered

	//replay:ignore dedupkey reason // covered
	two( // covered
		1, // covered
	) // covered
	three()

	//replay:ignore dedupkey reason // covered

	four()

	//replay:ignore dedupkey reason // covered
	// More words. // covered
	if five { // covered
		six() // covered
	} else { // covered
		seven() // covered
	} // covered
	eight()
	_ = T{
		//replay:ignore dedupkey reason // covered
		A: 1, // covered
		B: 2,
	}
}

// b does things.
//
//replay:ignore dedupkey reason // covered
func b() { // covered
	nine() // covered
} // covered

//replay:ignore dedupkey reason // covered
var ( // covered
	c = 1 // covered
) // covered

type T struct {
	//replay:ignore dedupkey reason // covered
	A int // covered
	B int
}
`
	fset := token.NewFileSet()
	syntax, err := parser.ParseFile(fset, "p.go", src, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	covered := coveredLines(fset, syntax)
	for i, line := range strings.Split(src, "\n") {
		if want := strings.HasSuffix(line, "// covered"); want != covered[i+1] {
			t.Errorf("line %d is covered: %t, want %t:\n\t%s", i+1, !want, want, line)
		}
	}
}

func coveredLines(fset *token.FileSet, syntax *ast.File) map[int]bool {
	covered := make(map[int]bool)
	for _, ig := range findIgnores(fset.File(syntax.FileStart), syntax) {
		for line := ig.start; line <= ig.end; line++ {
			covered[line] = true
		}
	}
	return covered
}
