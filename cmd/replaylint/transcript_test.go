package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/replaylint/replaylint/analyzers"
)

var update = flag.Bool("update", false, "rewrite the transcripts")

// TestMain lets the test binary stand in for the command, so that transcripts
// run it as users do, and go vet can be given it as its tool.
func TestMain(m *testing.M) {
	switch os.Getenv("REPLAYLINT_TEST_AS") {
	case "testsuite":
		os.Exit(run(testSuite, os.Args[1:]))
	case "suite":
		os.Exit(run(analyzers.Checks, os.Args[1:]))
	case "empty":
		os.Exit(run(emptySuite, os.Args[1:]))
	}
	os.Exit(m.Run())
}

// TestTranscripts replays the transcripts in testdata. Each is an archive of
// files that is preceded by commands, lines that begin with "$", each followed
// by what it prints: lines of standard output after ">", lines of standard error
// after "!", and the exit status unless it is zero. The rest are comments.
func TestTranscripts(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no transcripts: %v", err)
	}
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".txtar")
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			replay(t, file)
		})
	}
}

func replay(t *testing.T, file string) {
	ar, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	dir := extract(t, ar)
	var got strings.Builder
	for line := range strings.Lines(string(ar.Comment)) {
		switch line[0] {
		case '>', '!', '[':
			continue // printed before
		case '$':
			line += execute(t, dir, strings.Fields(line)[1:])
		}
		got.WriteString(line)
	}
	if want := string(ar.Comment); got.String() == want {
		return
	} else if !*update {
		t.Errorf("got:\n%s\nwant (rerun with -update if that is not so):\n%s", got.String(), want)
		return
	}
	ar.Comment = []byte(got.String())
	if err := os.WriteFile(file, txtar.Format(ar), 0o666); err != nil {
		t.Fatal(err)
	}
}

// extract writes the files of an archive to a new directory.
func extract(t *testing.T, ar *txtar.Archive) string {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range ar.Files {
		name := filepath.Join(dir, filepath.FromSlash(f.Name))
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, f.Data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// execute runs a command of a transcript and returns what it prints. Words
// before the command that contain a = are put into its environment.
func execute(t *testing.T, dir string, words []string) string {
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for i, word := range words {
		words[i] = strings.NewReplacer("$REPLAYLINT", exe, "$WORK", dir).Replace(word)
	}
	env := append(os.Environ(), "REPLAYLINT_TEST_AS=testsuite", "GOWORK=", "GOFLAGS=")
	for strings.Contains(words[0], "=") {
		env = append(env, words[0])
		words = words[1:]
	}
	if words[0] == "replaylint" {
		words[0] = exe
	}
	cmd := exec.Command(words[0], words[1:]...)
	cmd.Dir, cmd.Env = dir, env
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err = cmd.Run()

	out := prefixed("> ", stdout.String()) + prefixed("! ", stderr.String())
	if exit, ok := errors.AsType[*exec.ExitError](err); ok {
		out += fmt.Sprintf("[exit %d]\n", exit.ExitCode())
	} else if err != nil {
		t.Fatal(err)
	}
	return strings.NewReplacer(dir, "$WORK", exe, "$REPLAYLINT").Replace(out)
}

func prefixed(prefix, text string) string {
	var out strings.Builder
	for line := range strings.Lines(text) {
		out.WriteString(strings.TrimRight(prefix+strings.TrimSuffix(line, "\n"), " ") + "\n")
	}
	return out.String()
}
