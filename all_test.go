// Package replaylint_test checks the repository as a whole: that what is
// written in two places is the same, and what is generated is current.
package replaylint_test

import (
	"bytes"
	"flag"
	"fmt"
	"go/format"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/mod/modfile"
	"golang.org/x/tools/go/analysis"

	"github.com/replaylint/replaylint/analyzers"
)

var update = flag.Bool("update", false, "write what is generated")

const module = "github.com/replaylint/replaylint"

// TestTidy checks that go.mod and go.sum list what is needed and nothing else.
func TestTidy(t *testing.T) {
	cmd := exec.Command("go", "mod", "tidy", "-diff")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	diff, err := cmd.Output()
	if len(diff) > 0 {
		t.Errorf("go.mod is not tidy; run go mod tidy:\n%s", diff)
	} else if err != nil {
		t.Skipf("cannot tell without a network: %v\n%s", err, &stderr)
	}
}

// TestDependencies checks that nobody who uses replaylint gets more than it
// needs. Each module has a reason to be here.
func TestDependencies(t *testing.T) {
	allowed := map[string]string{
		"golang.org/x/tools": "go/analysis, SSA, and drivers",
		"golang.org/x/mod":   "reading go.work; x/tools needs it too",
		"golang.org/x/sync":  "x/tools needs it",
		"go.yaml.in/yaml/v3": "settings",

		"github.com/DataDog/go-sqllexer": "reading SQL statements",
	}
	data, err := os.ReadFile("go.mod")
	if err != nil {
		t.Fatal(err)
	}
	mod, err := modfile.Parse("go.mod", data, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, req := range mod.Require {
		if allowed[req.Mod.Path] == "" {
			t.Errorf("%s is not among the dependencies that are allowed", req.Mod.Path)
		}
		delete(allowed, req.Mod.Path)
	}
	for path := range allowed {
		t.Errorf("%s is allowed but not needed", path)
	}
}

// TestFormat checks that all code but test data is formatted.
func TestFormat(t *testing.T) {
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == "testdata" || path != "." && strings.HasPrefix(d.Name(), ".")) {
			return fs.SkipDir
		}
		if filepath.Ext(path) != ".go" {
			return nil
		}
		src, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		formatted, err := format.Source(src)
		if err != nil {
			return err
		}
		if !bytes.Equal(src, formatted) {
			t.Errorf("%s is not formatted; run gofmt -w %s", path, path)
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

// TestChecks checks that a check is called the same everywhere.
func TestChecks(t *testing.T) {
	checks := analyzers.Checks(new(analyzers.Settings))
	var names []string
	var list []*analysis.Analyzer
	for _, c := range checks {
		names = append(names, c.Name)
		list = append(list, c.Analyzer)
	}
	if err := analysis.Validate(list); err != nil {
		t.Error(err)
	}
	if !slices.IsSorted(names) {
		t.Errorf("the suite is not in alphabetical order: %s", names)
	}
	if folders := checkFolders(t); !slices.Equal(folders, names) {
		t.Errorf("folders of checks are %s; the suite has %s", folders, names)
	}
	for _, c := range checks {
		testCheck(t, c)
	}
}

func testCheck(t *testing.T, c analyzers.Check) {
	if want := "https://pkg.go.dev/" + module + "/analyzers/" + c.Name; c.URL != want {
		t.Errorf("%s has URL %q, want %s", c.Name, c.URL, want)
	}
	if s := summary(c); !strings.HasPrefix(s, "report ") || len(s) > 70 {
		t.Errorf("%s has summary %q, want \"report ...\" of at most 70 characters", c.Name, s)
	}
	for file, want := range map[string]string{
		"analyzers/" + c.Name + "/doc.go":            "\n// # Analyzer " + c.Name + "\n",
		"analyzers/" + c.Name + "/" + c.Name + ".go": "\npackage " + c.Name + "\n",
		"cmd/" + c.Name + "/main.go":                 "singlechecker.Main(" + c.Name + ".Analyzer)",
	} {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Error(err)
		} else if !strings.Contains("\n"+string(data), want) {
			t.Errorf("%s does not contain %q", file, strings.TrimSpace(want))
		}
	}
}

func checkFolders(t *testing.T) []string {
	entries, err := os.ReadDir("analyzers")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range entries {
		if e.IsDir() && e.Name() != "internal" && e.Name() != "plugin" {
			names = append(names, e.Name())
		}
	}
	return names
}

// TestREADME checks what the README quotes: the output of its first command, the
// code that this is about, and the list of checks.
func TestREADME(t *testing.T) {
	readme := read(t, "README.md")
	text := readme
	for mark, want := range map[string]string{"findings": findings(t), "checks": table()} {
		begin, rest, ok1 := strings.Cut(text, "<!-- BEGIN "+mark)
		note, rest, ok2 := strings.Cut(rest, "-->\n")
		old, rest, ok3 := strings.Cut(rest, "<!-- END "+mark)
		if !ok1 || !ok2 || !ok3 {
			t.Fatalf("README.md has no marks for the %s", mark)
		}
		if old != want && !*update {
			t.Errorf("the %s are stale; run go test -run TestREADME -update\ngot:\n%swant:\n%s", mark, old, want)
		}
		text = begin + "<!-- BEGIN " + mark + note + "-->\n" + want + "<!-- END " + mark + rest
	}
	if *update && text != readme {
		if err := os.WriteFile("README.md", []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	testQuote(t, readme)
}

// testQuote checks that the line which looks careful, and the one before, are code.
func testQuote(t *testing.T, readme string) {
	code := read(t, "testdata/real/webhook/publish.go")
	_, quote, _ := strings.Cut(readme, "looks careful:\n\n")
	quote, _, _ = strings.Cut(quote, "\n\n")
	if strings.Count(quote, "\n") != 1 || !strings.Contains(spaceless(code), spaceless(quote)) {
		t.Errorf("README.md quotes what is not in webhook/publish.go:\n%s", quote)
	}
}

func spaceless(text string) string { return strings.Join(strings.Fields(text), " ") }

// findings returns what the README's first command is known to print, and the command.
func findings(t *testing.T) string {
	out := "    $ go run ./cmd/replaylint -C testdata/real ./...\n"
	for line := range strings.Lines(read(t, "cmd/replaylint/testdata/real.txt")) {
		out += "    " + line
	}
	return out
}

func read(t *testing.T, name string) string {
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func table() string {
	var out strings.Builder
	out.WriteString("| check | reports | default |\n|---|---|---|\n")
	for _, c := range analyzers.Checks(new(analyzers.Settings)) {
		def := "on"
		if c.OptIn {
			def = "opt-in"
		}
		fmt.Fprintf(&out, "| [%s](%s) | %s | %s |\n", c.Name, c.URL, strings.TrimPrefix(summary(c), "report "), def)
	}
	return out.String()
}

func summary(c analyzers.Check) string {
	s, _, _ := strings.Cut(c.Doc, "\n")
	return s
}

// TestCommands checks that the README's commands are those that are run in CI.
func TestCommands(t *testing.T) {
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	script, err := os.ReadFile(".ci/run")
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(readme), "\n## Try it\n")
	section, _, _ = strings.Cut(section, "\n## ")
	n := 0
	for line := range strings.Lines(section) {
		if command, ok := strings.CutPrefix(line, "    "); ok {
			n++
			if !strings.Contains(string(script), " "+command) {
				t.Errorf(".ci/run does not run %s", command)
			}
		}
	}
	if n != 2 {
		t.Errorf("README.md has %d commands to try, want 2", n)
	}
}
