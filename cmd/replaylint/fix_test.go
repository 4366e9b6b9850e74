package main

import "testing"

func TestInsert(t *testing.T) {
	for _, test := range []struct {
		name  string
		edits []edit
		want  string // of applying those that do not collide to "0123456789"
	}{
		{"apart", []edit{{5, 6, "b"}, {1, 2, "a"}}, "0a234b6789"},
		{"adjacent", []edit{{1, 2, "a"}, {2, 3, "b"}}, "0ab3456789"},
		{"same", []edit{{1, 1, "a"}, {1, 1, "a"}}, "0a123456789"},
		{"two insertions at one place", []edit{{1, 1, "a"}, {1, 1, "b"}}, "0a123456789"},
		{"overlapping", []edit{{1, 3, "a"}, {2, 4, "b"}}, "0a3456789"},
		{"enclosing", []edit{{2, 3, "a"}, {1, 4, "b"}}, "01a3456789"},
		{"enclosed", []edit{{1, 4, "b"}, {2, 3, "a"}}, "0b456789"},
		{"inside", []edit{{1, 4, "b"}, {2, 2, "a"}}, "0b456789"},
		{"before", []edit{{1, 4, "b"}, {1, 1, "a"}}, "0ab456789"},
		{"ends", []edit{{0, 0, "a"}, {10, 10, "b"}}, "a0123456789b"},
	} {
		file := new(changedFile)
		for _, e := range test.edits {
			file.insert(e)
		}
		if got := string(apply([]byte("0123456789"), file.edits)); got != test.want {
			t.Errorf("%s: got %s, want %s", test.name, got, test.want)
		}
	}
}

func TestUnusedImports(t *testing.T) {
	const src = `package p

import "gone"

import (
	"fmt"
	g "gone/too" // comment
	"new"
	_ "blank"
	. "dot"
)

func f(kept T) { fmt.Println(kept.X) }
`
	const want = `package p


import (
	"fmt"
	"new"
	_ "blank"
	. "dot"
)

func f(kept T) { fmt.Println(kept.X) }
`
	names := map[string]string{"gone": "gone", "gone/too": "g", "fmt": "fmt", "blank": "_", "dot": "."}
	if got := string(apply([]byte(src), unusedImports([]byte(src), names))); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
