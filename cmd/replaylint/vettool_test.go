package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis/unitchecker"
)

// TestUnwantedUnits checks which units get an empty facts file without a look
// at their source, which does not exist here.
func TestUnwantedUnits(t *testing.T) {
	const dir = "/home/gopher/"
	for _, test := range []struct {
		name   string
		cfg    unitchecker.Config
		args   []string
		parsed bool
	}{
		{name: "standard library", cfg: unitchecker.Config{Dir: "/usr/lib/go/src/fmt"}},
		{name: "standard library, -deps", cfg: unitchecker.Config{Dir: "/usr/lib/go/src/fmt"}, args: []string{"-deps"}},
		{name: "module cache", cfg: unitchecker.Config{ModulePath: "m", ModuleVersion: "v1.0.0", Dir: dir + "go/pkg/mod/m@v1.0.0/p"}},
		{name: "module cache, -deps", cfg: unitchecker.Config{ModulePath: "m", ModuleVersion: "v1.0.0", Dir: dir + "go/pkg/mod/m@v1.0.0/p"}, args: []string{"-deps"}, parsed: true},
		{name: "vendored", cfg: unitchecker.Config{ModulePath: "m", ModuleVersion: "v1.0.0", Dir: dir + "main/vendor/m/p"}},
		{name: "main module", cfg: unitchecker.Config{ModulePath: "m", Dir: dir + "m/p"}, parsed: true},
		{name: "replaced by a directory", cfg: unitchecker.Config{ModulePath: "m", ModuleVersion: "v1.0.0", Dir: dir + "m/p"}, parsed: true},
	} {
		t.Run(test.name, func(t *testing.T) {
			tmp := t.TempDir()
			cfg := test.cfg
			cfg.ImportPath = "m/p"
			cfg.GoFiles = []string{filepath.Join(tmp, "nosuch.go")}
			cfg.VetxOnly = true
			cfg.VetxOutput = filepath.Join(tmp, "vet.out")
			out, err := unit(t, cfg, test.args)
			if parsed := strings.Contains(out, "nosuch.go"); parsed != test.parsed {
				t.Errorf("parsed is %t, want %t; output: %s", parsed, test.parsed, out)
			}
			if test.parsed {
				return
			}
			facts, readErr := os.ReadFile(cfg.VetxOutput)
			if err != nil || readErr != nil || len(facts) > 0 {
				t.Errorf("%v, %v, facts %q, want success and none", err, readErr, facts)
			}
		})
	}
}

// unit runs the command on a unit, as the go command does.
func unit(t *testing.T, cfg unitchecker.Config, args []string) (string, error) {
	data, err := json.Marshal(cfg)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "vet.cfg")
	if err := os.WriteFile(file, data, 0o666); err != nil {
		t.Fatal(err)
	}
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(exe, append(args, file)...)
	cmd.Env = append(os.Environ(), "REPLAYLINT_TEST_AS=testsuite")
	out, err := cmd.CombinedOutput()
	return string(out), err
}
