package main

import (
	"fmt"
	"slices"
	"strings"
)

// A change replaces the lines [a0, a1) of one text by the lines [b0, b1) of another.
type change struct{ a0, a1, b0, b1 int }

const around = 3 // lines of context in a diff

// unified returns the difference of two texts in unified format, or "".
func unified(oldName, newName, old, new string) string {
	a, b := slices.Collect(strings.Lines(old)), slices.Collect(strings.Lines(new))
	changes := diff(a, b)
	if len(changes) == 0 {
		return ""
	}
	var out strings.Builder
	fmt.Fprintf(&out, "--- %s\n+++ %s\n", oldName, newName)
	for len(changes) > 0 {
		n := 1
		for n < len(changes) && changes[n].a0-changes[n-1].a1 <= 2*around {
			n++
		}
		writeHunk(&out, a, b, changes[:n])
		changes = changes[n:]
	}
	return out.String()
}

// writeHunk writes changes that are close to each other.
func writeHunk(out *strings.Builder, a, b []string, changes []change) {
	first, last := changes[0], changes[len(changes)-1]
	before := min(around, first.a0)
	after := min(around, len(a)-last.a1)
	fmt.Fprintf(out, "@@ -%s +%s @@\n",
		span(first.a0-before, last.a1+after), span(first.b0-before, last.b1+after))

	line := first.a0 - before
	for _, c := range changes {
		writeLines(out, " ", a[line:c.a0])
		writeLines(out, "-", a[c.a0:c.a1])
		writeLines(out, "+", b[c.b0:c.b1])
		line = c.a1
	}
	writeLines(out, " ", a[line:last.a1+after])
}

// span formats a range of lines, which counts from 1, or, if empty, from the line before it.
func span(start, end int) string {
	switch n := end - start; n {
	case 0:
		return fmt.Sprintf("%d,0", start)
	case 1:
		return fmt.Sprint(start + 1)
	default:
		return fmt.Sprintf("%d,%d", start+1, n)
	}
}

func writeLines(out *strings.Builder, prefix string, lines []string) {
	for _, line := range lines {
		out.WriteString(prefix + line)
		if !strings.HasSuffix(line, "\n") {
			out.WriteString("\n\\ No newline at end of file\n")
		}
	}
}

// diff returns a shortest list of changes from a to b, by Myers' greedy
// algorithm. Its cost grows with the square of the number of changed lines,
// which are few when fixes are applied.
func diff(a, b []string) []change {
	// Have: furthest[d][k+d], how far in a one gets on diagonal k with d insertions and deletions.
	var furthest [][]int
	v := map[int]int{1: 0}
	for d := 0; ; d++ {
		row := make([]int, 2*d+1)
		for k := -d; k <= d; k += 2 {
			x := step(v, d, k)
			for x < len(a) && x-k < len(b) && a[x] == b[x-k] {
				x++
			}
			v[k], row[k+d] = x, x
			if x == len(a) && x-k == len(b) {
				return backtrack(append(furthest, row), len(a), len(b))
			}
		}
		furthest = append(furthest, row)
	}
}

// step returns where diagonal k is entered at distance d: by an insertion from
// the diagonal above, or by a deletion from the one below.
func step(v map[int]int, d, k int) int {
	if k == -d || k != d && v[k-1] < v[k+1] {
		return v[k+1]
	}
	return v[k-1] + 1
}

// backtrack follows the path that ends at (x, y) to its start and joins
// adjacent insertions and deletions to changes.
func backtrack(furthest [][]int, x, y int) []change {
	var changes []change
	for d := len(furthest) - 1; d > 0; d-- {
		k := x - y
		prev := make(map[int]int)
		for i, far := range furthest[d-1] {
			prev[i-(d-1)] = far
		}
		at := step(prev, d, k) // after the insertion or deletion
		c := change{at - 1, at, at - k, at - k}
		if k == -d || k != d && prev[k-1] < prev[k+1] {
			c = change{at, at, at - k - 1, at - k}
		}
		if n := len(changes); n > 0 && changes[n-1].a0 == c.a1 && changes[n-1].b0 == c.b1 {
			changes[n-1].a0, changes[n-1].b0 = c.a0, c.b0
		} else {
			changes = append(changes, c)
		}
		x, y = c.a0, c.b0
	}
	slices.Reverse(changes)
	return changes
}
