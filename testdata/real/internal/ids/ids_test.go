package ids

import "testing"

func TestDerive(t *testing.T) {
	if Derive("order", "1") != Derive("order", "1") {
		t.Error("the same parts have two identifiers")
	}
	if Derive("a", "bc") == Derive("ab", "c") {
		t.Error("different parts have the same identifier")
	}
}

func TestDigest(t *testing.T) {
	type pair struct{ A, B int }
	x, err := Digest(pair{1, 2})
	if err != nil {
		t.Fatal(err)
	}
	y, err := Digest(pair{2, 1})
	if err != nil {
		t.Fatal(err)
	}
	if x == y {
		t.Error("different values have the same digest")
	}
}
