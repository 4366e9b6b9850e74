package main

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

func TestUnified(t *testing.T) {
	for _, test := range []struct{ name, old, new, want string }{
		{"equal", "a\nb\n", "a\nb\n", ""},
		{"empty", "", "", ""},
		{"create", "", "a\n", "@@ -0,0 +1 @@\n+a\n"},
		{"delete", "a\n", "", "@@ -1 +0,0 @@\n-a\n"},
		{"change", "a\nb\nc\n", "a\nB\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"},
		{"newline", "a\nb", "a\nb\n", "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n"},
		{
			"context",
			"1\n2\n3\n4\n5\n6\n7\n8\n9\n",
			"1\n2\n3\n4\n6\n7\n8\n9\n",
			"@@ -2,7 +2,6 @@\n 2\n 3\n 4\n-5\n 6\n 7\n 8\n",
		},
		{
			"near",
			"a\n1\n2\n3\n4\n5\n6\nb\n",
			"A\n1\n2\n3\n4\n5\n6\nB\n",
			"@@ -1,8 +1,8 @@\n-a\n+A\n 1\n 2\n 3\n 4\n 5\n 6\n-b\n+B\n",
		},
		{
			"far",
			"a\n1\n2\n3\n4\n5\n6\n7\nb\n",
			"A\n1\n2\n3\n4\n5\n6\n7\nB\n",
			"@@ -1,4 +1,4 @@\n-a\n+A\n 1\n 2\n 3\n@@ -6,4 +6,4 @@\n 5\n 6\n 7\n-b\n+B\n",
		},
	} {
		want := test.want
		if want != "" {
			want = "--- old\n+++ new\n" + want
		}
		if got := unified("old", "new", test.old, test.new); got != want {
			t.Errorf("%s: got\n%s\nwant\n%s", test.name, got, want)
		}
	}
}

// TestDiffRandom checks that the changes turn one text into the other.
func TestDiffRandom(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	text := func() []string {
		lines := make([]string, rng.IntN(12))
		for i := range lines {
			lines[i] = string(rune('a' + rng.IntN(4)))
		}
		return lines
	}
	for range 2000 {
		a, b := text(), text()
		var got []string
		line := 0
		for _, c := range diff(a, b) {
			got = append(append(got, a[line:c.a0]...), b[c.b0:c.b1]...)
			line = c.a1
		}
		got = append(got, a[line:]...)
		if !slices.Equal(got, b) {
			t.Fatalf("diff(%s, %s) leads to %s", strings.Join(a, ""), strings.Join(b, ""), strings.Join(got, ""))
		}
	}
}
