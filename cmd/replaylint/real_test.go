package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/packages"

	"github.com/replaylint/replaylint/analyzers"
)

// real is a module that uses the real libraries.
const real = "../../testdata/real"

// TestReal compares what the command prints about the real module with
// testdata/real.txt and testdata/real.json, twice.
func TestReal(t *testing.T) {
	for range 2 {
		stdout, stderr, status := runReal(t, self(t), real, "./...")
		golden(t, "testdata/real.txt", stdout)
		if stderr != "" || status != statusFindings {
			t.Errorf("exit status %d and %q on standard error, want %d and nothing", status, stderr, statusFindings)
		}
	}
	stdout, stderr, status := runReal(t, self(t), real, "-json", "./...")
	golden(t, "testdata/real.json", stdout)
	if stderr != "" || status != statusClean {
		t.Errorf("with -json: exit status %d and %q on standard error, want %d and nothing", status, stderr, statusClean)
	}
}

// TestRealDrivers checks that all ways to run the suite find the same.
func TestRealDrivers(t *testing.T) {
	want := positions(t, read(t, "testdata/real.json"))

	vet := command(t, real, "go", "vet", "-json", "-vettool="+self(t), "./...")
	out, err := vet.CombinedOutput() // on standard error until Go 1.25
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if got := positions(t, strip(t, string(out))); !slices.Equal(got, want) {
		t.Errorf("go vet finds\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}

	var union []string
	for _, c := range analyzers.Checks(new(analyzers.Settings)) {
		exe := filepath.Join(t.TempDir(), c.Name+".exe")
		if out, err := exec.Command("go", "build", "-o", exe, "../"+c.Name).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		stdout, stderr, _ := runReal(t, exe, real, "-json", "./...")
		if stderr != "" {
			t.Errorf("%s: %s", c.Name, stderr)
		}
		if !c.OptIn {
			union = append(union, positions(t, stdout)...)
		}
	}
	slices.Sort(union)
	if !slices.Equal(union, want) {
		t.Errorf("the commands of the checks find\n%s\nwant\n%s", strings.Join(union, "\n"), strings.Join(want, "\n"))
	}
}

// TestRealShuffled checks that the output depends neither on the order in which
// packages are analysed nor on chance.
func TestRealShuffled(t *testing.T) {
	want := read(t, "testdata/real.txt")
	t.Chdir(real)
	prog, err := load([]string{"./..."}, false, false)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(20) {
		rnd := rand.New(rand.NewPCG(seed, 0))
		pkgs := slices.Clone(prog.requested)
		rnd.Shuffle(len(pkgs), func(i, j int) { pkgs[i], pkgs[j] = pkgs[j], pkgs[i] })
		res := analyzed(t, pkgs, analyzers.Scope(prog.source))
		var out bytes.Buffer
		if err := printText(&out, res.findings, -1); err != nil {
			t.Fatal(err)
		}
		if out.String() != want {
			t.Fatalf("with seed %d:\n%s\nwant\n%s", seed, &out, want)
		}
	}
}

// TestRealFix checks that a copy of the real module compiles when it is fixed,
// and that what was fixed is not reported again.
func TestRealFix(t *testing.T) {
	dir := resolved(t)
	if err := os.CopyFS(dir, os.DirFS(real)); err != nil {
		t.Fatal(err)
	}
	if _, stderr, status := runReal(t, self(t), dir, "-fix", "./..."); status != statusClean || stderr != "" {
		t.Fatalf("-fix: exit status %d, %s", status, stderr)
	}

	var want []string // without positions, as fixes move lines
	fixes := 0
	for _, d := range diagnostics(t, read(t, "testdata/real.json")) {
		if len(d.Fixes) > 0 {
			fixes++
		} else {
			want = append(want, d.Message)
		}
	}
	if fixes == 0 {
		t.Error("there is nothing to fix")
	}
	stdout, stderr, status := runReal(t, self(t), dir, "-json", "./...")
	if status != statusClean || stderr != "" { // a compiler has seen everything
		t.Errorf("what is fixed does not compile: exit status %d, %s", status, stderr)
	}
	var got []string
	for _, d := range diagnostics(t, stdout) {
		got = append(got, d.Message)
	}
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("after -fix:\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// TestSilence checks that nothing is reported where nothing is delivered. With
// REPLAYLINT_SILENCE=std or the like, it looks at these packages.
func TestSilence(t *testing.T) {
	patterns := []string{"crypto/...", "database/sql", "encoding/json", "net/http", "golang.org/x/tools/go/..."}
	if more := os.Getenv("REPLAYLINT_SILENCE"); more != "" {
		patterns = strings.Fields(more)
	}
	prog, err := load(patterns, false, false)
	if err != nil {
		t.Fatal(err)
	}
	if prog.failed > 0 {
		t.Errorf("%d packages could not be loaded", prog.failed)
	}
	res := analyzed(t, prog.requested, nil)
	var out strings.Builder
	if err := printText(&out, res.findings, 0); err != nil {
		t.Fatal(err)
	}
	t.Logf("%d packages", len(prog.requested))
	if out.Len() > 0 {
		t.Errorf("reported:\n%s", &out)
	}
}

// analyzed applies a new suite to packages.
func analyzed(t *testing.T, pkgs []*packages.Package, scope map[string]bool) *results {
	var list []*analysis.Analyzer
	for _, c := range analyzers.Checks(&analyzers.Settings{Scope: scope}) {
		if !c.OptIn {
			list = append(list, c.Analyzer)
		}
	}
	guard(list)
	res, err := analyze(list, pkgs)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range res.failures {
		t.Errorf("%s: %s: %v", f.pkg, f.check, f.err)
	}
	return res
}

// self returns the name of the test binary, which stands in for the command.
func self(t *testing.T) string {
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return exe
}

// command returns a command to run in a directory, where the test binary is the
// command with the suite.
func command(t *testing.T, dir string, words ...string) *exec.Cmd {
	cmd := exec.Command(words[0], words[1:]...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "REPLAYLINT_TEST_AS=suite", "GOWORK=off", "GOFLAGS=", "PWD="+absolute(t, dir))
	return cmd
}

// runReal runs a command on a module, whose directory is called $REAL in the output.
func runReal(t *testing.T, exe, dir string, args ...string) (stdout, stderr string, status int) {
	cmd := command(t, dir, append([]string{exe}, args...)...)
	var out, complaints bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &complaints
	err := cmd.Run()
	if exit, ok := errors.AsType[*exec.ExitError](err); ok {
		status = exit.ExitCode()
	} else if err != nil {
		t.Fatal(err)
	}
	clean := strings.NewReplacer(jsonPath(absolute(t, dir)), "$REAL").Replace
	return clean(out.String()), clean(complaints.String()), status
}

// strip removes the comment lines that go vet puts between trees, and names the
// module's directory $REAL.
func strip(t *testing.T, out string) string {
	var trees strings.Builder
	for line := range strings.Lines(out) {
		if !strings.HasPrefix(line, "#") {
			trees.WriteString(line)
		}
	}
	return strings.ReplaceAll(trees.String(), jsonPath(absolute(t, real)), "$REAL")
}

// jsonPath returns a file name as it stands in a JSON string.
func jsonPath(name string) string {
	quoted, _ := json.Marshal(name)
	return string(quoted[1 : len(quoted)-1])
}

// diagnostics returns the diagnostics in a sequence of JSON trees.
func diagnostics(t *testing.T, trees string) []jsonDiagnostic {
	var all []jsonDiagnostic
	dec := json.NewDecoder(strings.NewReader(trees))
	for {
		var tree map[string]map[string][]jsonDiagnostic
		err := dec.Decode(&tree)
		if err == io.EOF {
			return all
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, trees)
		}
		for _, checks := range tree {
			for _, list := range checks {
				all = append(all, list...)
			}
		}
	}
}

// positions returns a line for each diagnostic in JSON trees, in order.
func positions(t *testing.T, trees string) []string {
	var lines []string
	for _, d := range diagnostics(t, trees) {
		lines = append(lines, fmt.Sprintf("%s to %s: %s", d.Posn, d.End, d.Message))
	}
	slices.Sort(lines)
	return lines
}

// golden compares text with a file, or writes it there.
func golden(t *testing.T, name, got string) {
	if *update {
		if err := os.WriteFile(name, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	} else if want := read(t, name); got != want {
		t.Errorf("%s is stale (rerun with -update if the new text is right); got:\n%s\nwant:\n%s", name, got, want)
	}
}

func read(t *testing.T, name string) string {
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func absolute(t *testing.T, dir string) string {
	dir, err := filepath.Abs(dir)
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// resolved returns a temporary directory by its real name.
func resolved(t *testing.T) string {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	return dir
}
