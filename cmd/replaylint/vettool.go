package main

import (
	"crypto/sha256"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis/unitchecker"

	"github.com/replaylint/replaylint/analyzers"
)

// printToolID answers the go command's -V=full. The answer becomes part of the
// keys of its build cache, so it stands for all that results depend on and the
// go command does not know of: this program and the settings files.
func printToolID(mode string) error {
	if mode != "full" {
		return usagef("want -V=full, not -V=%s", mode)
	}
	exe, err := os.Executable()
	if err != nil {
		return err
	}
	h := sha256.New()
	for _, file := range append([]string{exe}, analyzers.SettingsFiles(".")...) {
		if err := hashFile(h, file); err != nil {
			return err
		}
	}
	fmt.Printf("replaylint version devel buildID=%x\n", h.Sum(nil))
	return nil
}

func hashFile(h io.Writer, name string) error {
	f, err := os.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	defer f.Close()
	fmt.Fprintf(h, "%s\n", name)
	_, err = io.Copy(h, f)
	return err
}

// private are flags that go vet has itself, or that make no sense under it.
const private = " C V flags fix cpuprofile memprofile "

// printFlags answers the go command's -flags, so that it knows which to pass on.
func (o *options) printFlags() error {
	type jsonFlag struct {
		Name  string
		Bool  bool
		Usage string
	}
	var list []jsonFlag
	o.set.VisitAll(func(f *flag.Flag) {
		if strings.Contains(private, " "+f.Name+" ") {
			return
		}
		b, ok := f.Value.(interface{ IsBoolFlag() bool })
		list = append(list, jsonFlag{f.Name, ok && b.IsBoolFlag(), f.Usage})
	})
	return json.NewEncoder(os.Stdout).Encode(list)
}

// unit analyses the one package that the go command describes in a file.
// It returns only if there is nothing to analyse.
func (o *options) unit(s suite, file string) error {
	cfg, err := readUnit(file)
	if err != nil {
		return err
	}
	if cfg.VetxOnly && !o.wanted(cfg) {
		// Nobody asked for reports, and facts would be of no use. An empty file
		// stands for no facts; without one, dependents would not be cached.
		return os.WriteFile(cfg.VetxOutput, nil, 0o666)
	}
	settings, err := o.settings(s(new(analyzers.Settings)))
	if err != nil {
		return err
	}
	list := o.selected(s(settings), settings)
	guard(list)
	os.Args = append(o.unitArgs(), file) // the only way to tell unitchecker
	unitchecker.Main(list...)
	return nil
}

func readUnit(file string) (*unitchecker.Config, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	cfg := new(unitchecker.Config)
	if err := json.Unmarshal(data, cfg); err != nil {
		return nil, fmt.Errorf("%s: %v", file, err)
	}
	return cfg, nil
}

// wanted reports whether somebody can use facts about the package: not if it
// belongs to the standard library, or to a module from elsewhere unless -deps.
func (o *options) wanted(cfg *unitchecker.Config) bool {
	if cfg.ModulePath == "" {
		return false
	}
	return o.deps || cfg.ModuleVersion == "" || !fetched(cfg)
}

// fetched reports whether the package was downloaded or vendored.
// Otherwise it belongs to a module that is replaced by a directory.
func fetched(cfg *unitchecker.Config) bool {
	dir := filepath.ToSlash(cfg.Dir) + "/"
	if strings.Contains(dir, "@"+cfg.ModuleVersion+"/") {
		return true // in the module cache
	}
	root, _, vendored := strings.Cut(dir, "/vendor/")
	return vendored && !localInVendor(root, cfg)
}

// localInVendor reports whether the vendored module is a copy of a directory.
// The go command does not say so, but the list of vendored modules does:
//
//	# example.com/module v1.0.0 => ../module
func localInVendor(root string, cfg *unitchecker.Config) bool {
	data, err := os.ReadFile(filepath.Join(root, "vendor", "modules.txt"))
	if err != nil {
		return false
	}
	for line := range strings.Lines(string(data)) {
		replacement, ok := strings.CutPrefix(line, "# "+cfg.ModulePath+" "+cfg.ModuleVersion+" => ")
		if ok {
			return len(strings.Fields(replacement)) == 1 // no version
		}
	}
	return false
}

// unitArgs returns the part of the command line that unitchecker knows.
// The selection of checks is done already, as it depends on the settings.
func (o *options) unitArgs() []string {
	args := []string{"replaylint"}
	for _, f := range []struct {
		name string
		set  bool
	}{
		{"-json", o.json},
		{"-fix", o.fix},
		{"-diff", o.diff},
	} {
		if f.set {
			args = append(args, f.name)
		}
	}
	return append(args, "-c="+strconv.Itoa(o.context))
}
