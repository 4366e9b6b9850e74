package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/replaylint/replaylint/analyzers"
)

// The benchmarks compare the suite with an analyzer that does nothing, on the
// same packages loaded in the same way, in time and, where the system tells, in
// the peak of memory of a process that does so. By default the packages are
// generated. To take others, name the directory of a module:
//
//	REPLAYLINT_BENCH=~/src/kubernetes go test -run=- -bench=. -benchtime=5x -count=5 ./cmd/replaylint
func BenchmarkEmpty(b *testing.B) { benchmark(b, "empty", emptySuite) }
func BenchmarkSuite(b *testing.B) { benchmark(b, "suite", analyzers.Checks) }

func emptySuite(*analyzers.Settings) []analyzers.Check {
	return []analyzers.Check{{Analyzer: &analysis.Analyzer{
		Name: "empty",
		Doc:  "do nothing",
		Run:  func(*analysis.Pass) (any, error) { return nil, nil },
	}}}
}

func benchmark(b *testing.B, name string, s suite) {
	dir := os.Getenv("REPLAYLINT_BENCH")
	if dir == "" {
		dir = b.TempDir()
		generate(b, dir, 20)
	}
	b.Chdir(dir)
	if _, err := load([]string{"./..."}, false, false); err != nil { // fills the build cache
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		settings := new(analyzers.Settings)
		prog, err := load([]string{"./..."}, false, false)
		if err != nil {
			b.Fatal(err)
		}
		if name != "empty" {
			settings.Scope = analyzers.Scope(prog.source)
		}
		var list []*analysis.Analyzer
		for _, c := range s(settings) {
			list = append(list, c.Analyzer)
		}
		if _, err := analyze(list, prog.requested); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(peak(b, name), "peak-MB")
}

// peak returns how many megabytes the command takes for the benchmark's packages.
func peak(b *testing.B, name string) float64 {
	exe, err := os.Executable()
	if err != nil {
		b.Fatal(err)
	}
	cmd := exec.Command(exe, "./...")
	cmd.Env = append(os.Environ(), "REPLAYLINT_TEST_AS="+name)
	var stderr strings.Builder
	cmd.Stderr = &stderr
	err = cmd.Run()
	if code := cmd.ProcessState.ExitCode(); code != statusClean && code != statusFindings {
		b.Logf("%v: %s", err, &stderr) // some packages may not compile
	}
	return maxRSS(cmd.ProcessState) / (1 << 20)
}

// generate writes a module of n packages, each of which imports the one before.
func generate(b *testing.B, dir string, n int) {
	write := func(name, content string) {
		name = filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			b.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(content), 0o666); err != nil {
			b.Fatal(err)
		}
	}
	write("go.mod", "module example.com/m\n\ngo 1.26\n")
	write("p0/p.go", "package p0\n\nfunc Key(id string) (string, error) { return id, nil }\n")
	for i := 1; i < n; i++ {
		r := strings.NewReplacer("PREV", fmt.Sprintf("p%d", i-1), "SELF", fmt.Sprintf("p%d", i))
		write(r.Replace("SELF/p.go"), r.Replace(generated))
	}
}

const generated = `package SELF

import (
	"database/sql"
	"net/http"
	"time"

	"example.com/m/PREV"
)

type server struct{ db *sql.DB }

func Key(id string) (string, error) {
	key, err := PREV.Key(id)
	if err != nil {
		return "", err
	}
	return key + time.Now().String(), nil
}

func (s *server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	key, err := Key(r.FormValue("id"))
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	r.Header.Set("Idempotency-Key", key)
	if _, err := s.db.ExecContext(r.Context(), "INSERT INTO events (id) VALUES ($1)", key); err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}
`
