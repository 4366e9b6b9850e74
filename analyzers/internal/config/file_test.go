package config

import (
	"os"
	"path/filepath"
	"reflect"
	"testing"
)

var checks = []string{"dedupkey", "falseack"}

func TestParse(t *testing.T) {
	const text = `# what we want
checks:
  - check: falseack
    on: false
skip: [gen/..., "*.pb.go"]
strict: true
`
	got, err := Parse("f", []byte(text), checks)
	if err != nil {
		t.Fatal(err)
	}
	want := &Settings{
		Checks: []Switch{{Check: "falseack"}},
		Skip:   []string{"gen/...", "*.pb.go"},
		Strict: true,
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

func TestParseEmpty(t *testing.T) {
	for _, text := range []string{"", "# nothing\n", "---\n"} {
		if got, err := Parse("f", []byte(text), checks); err != nil || !reflect.DeepEqual(got, new(Settings)) {
			t.Errorf("Parse(%q) = %v, %v", text, got, err)
		}
	}
}

func TestParseErrors(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"\na: b: c", "f:2: mapping values are not allowed in this context"},
		{"tests: true\n\tstrict: true", "f:2: found a tab character that violates indentation"},
		{"strict: true\nstrickt: true", `f:2: unknown key "strickt"; allowed: checks, skip, strict, tests`},
		{"checks:\n- check: dedupkey\n  of: true", `f:3: unknown key "of"; allowed: check, on`},
		{"checks:\n- check: dedupekey\n  on: true", `f:2: unknown check "dedupekey"; allowed: dedupkey, falseack`},
		{"checks:\n- on: true", `f:2: unknown check ""; allowed: dedupkey, falseack`},
		{"checks:\n  dedupkey: false", "f:2: want a list"},
		{"skip:\n- {a: b}", "f:2: want a string"},
		{"\nstrict: 1", `f:2: want true or false, not "1"`},
		{"strict: true\nstrict: false", `f:2: mapping key "strict" already defined at line 1`},
		{"- a", "f:1: want keys and values; allowed keys: checks, skip, strict, tests"},
	} {
		s, err := Parse("f", []byte(test.text), checks)
		if err == nil {
			t.Errorf("Parse(%q) = %+v, want error %s", test.text, s, test.want)
		} else if err.Error() != test.want {
			t.Errorf("Parse(%q): %v, want %s", test.text, err, test.want)
		}
	}
}

// TestLoad checks which file counts: that of the module, else that of its
// workspace; never that of an enclosing module.
func TestLoad(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "go.work", "go 1.26\nuse (\n./a\n./b\n)\n")
	write(t, dir, FileName, "skip: [workspace]\n")
	write(t, dir, "a/go.mod", "module a\n")
	write(t, dir, "a/"+FileName, "skip: [a]\n")
	write(t, dir, "a/sub/sub.go", "package sub\n")
	write(t, dir, "b/go.mod", "module b\n")
	write(t, dir, "b/vendored/go.mod", "module c\n")
	write(t, dir, "b/"+FileName+".old", "skip: [b]\n")

	for _, test := range []struct{ work, dir, want string }{
		{"", "a", "a"},
		{"", "a/sub", "a"},
		{"", "b", "workspace"},
		{"off", "b", ""},
		{filepath.Join(dir, "go.work"), "b/vendored", "workspace"},
		{"off", "b/vendored", ""},
	} {
		t.Setenv("GOWORK", test.work)
		s, err := Load(filepath.Join(dir, test.dir), checks)
		if err != nil {
			t.Errorf("Load(%s): %v", test.dir, err)
			continue
		}
		if got := append(s.Skip, "")[0]; got != test.want {
			t.Errorf("Load(%s) with GOWORK=%s has the settings of %q, want %q", test.dir, test.work, got, test.want)
		}
	}
}

func TestFiles(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "go.work", "go 1.26\nuse ./a\nuse ./b\n")
	write(t, dir, "a/go.mod", "module a\n")
	write(t, dir, "b/go.mod", "module b\n")
	t.Setenv("GOWORK", "")

	var got []string
	for _, file := range Files(filepath.Join(dir, "a")) {
		rel, _ := filepath.Rel(dir, file)
		got = append(got, filepath.ToSlash(rel))
	}
	want := []string{FileName, "a/" + FileName, "b/" + FileName}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func write(t *testing.T, dir, name, content string) {
	t.Helper()
	name = filepath.Join(dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(content), 0o666); err != nil {
		t.Fatal(err)
	}
}
