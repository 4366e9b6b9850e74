package main

import (
	"errors"
	"flag"
	"io"
	"os"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/replaylint/replaylint/analyzers"
)

// options are the flags of a command line.
type options struct {
	set *flag.FlagSet

	json    bool
	fix     bool
	diff    bool
	context int
	tests   bool
	strict  bool
	deps    bool
	checks  map[string]*choice

	cpuprofile string
	memprofile string

	help    bool
	flags   bool   // -flags: the go command asks for the flags
	version string // -V=full: the go command asks for the tool's identity
}

// A choice is the value of the flag that a check is turned on or off with.
type choice string

const (
	unset choice = ""
	on    choice = "true"
	off   choice = "false"
)

func (c *choice) String() string   { return string(*c) }
func (c *choice) IsBoolFlag() bool { return true }

func (c *choice) Set(s string) error {
	b, err := strconv.ParseBool(s)
	if err != nil {
		return errors.New("want true or false")
	}
	*c = choice(strconv.FormatBool(b))
	return nil
}

func newOptions(checks []analyzers.Check) *options {
	o := &options{
		set:    flag.NewFlagSet("replaylint", flag.ContinueOnError),
		checks: make(map[string]*choice),
	}
	o.set.SetOutput(io.Discard) // parse returns what there is to say
	o.set.Func("C", "change to `dir` before anything else", os.Chdir)
	o.set.BoolVar(&o.json, "json", false, "print findings as JSON")
	o.set.IntVar(&o.context, "c", -1, "print the line of each finding with `N` lines around it")
	o.set.BoolVar(&o.fix, "fix", false, "apply suggested fixes")
	o.set.BoolVar(&o.diff, "diff", false, "with -fix, print a unified diff instead of changing files")
	o.set.BoolVar(&o.tests, "tests", false, "report in test files too")
	o.set.BoolVar(&o.strict, "strict", false, "run the opt-in checks, and report what honest people differ about")
	o.set.BoolVar(&o.deps, "deps", false, "analyse the modules that are depended on too, not only the catalogued libraries")
	o.set.StringVar(&o.cpuprofile, "cpuprofile", "", "write a CPU profile to `file`")
	o.set.StringVar(&o.memprofile, "memprofile", "", "write a memory profile to `file`")
	o.set.BoolVar(&o.flags, "flags", false, "describe the flags to the go command")
	o.set.StringVar(&o.version, "V", "", "describe the tool to the go command")
	for _, c := range checks {
		o.checks[c.Name] = new(choice)
		o.set.Var(o.checks[c.Name], c.Name, "run "+c.Name+" and only what is named likewise; =false leaves it out")
	}
	return o
}

// parse parses a command line into flags and operands, which may alternate.
func parse(checks []analyzers.Check, args []string) (*options, []string, error) {
	o := newOptions(checks)
	var operands []string
	for len(args) > 0 {
		if err := o.set.Parse(args); errors.Is(err, flag.ErrHelp) {
			o.help = true
			return o, nil, nil
		} else if err != nil {
			return nil, nil, usagef("%s", strings.ReplaceAll(err.Error(), "provided but not defined", "not known"))
		}
		args = o.set.Args()
		if len(args) > 0 {
			operands = append(operands, args[0])
			args = args[1:]
		}
	}
	if o.diff && !o.fix {
		return nil, nil, usagef("-diff needs -fix")
	}
	if o.json && o.fix {
		return nil, nil, usagef("-json and -fix cannot be used together")
	}
	return o, operands, nil
}

// settings returns the settings of the module in which the command runs, as amended by flags.
func (o *options) settings(checks []analyzers.Check) (*analyzers.Settings, error) {
	s, err := analyzers.LoadSettings(".", checks)
	if err != nil {
		return nil, err
	}
	o.set.Visit(func(f *flag.Flag) {
		switch f.Name {
		case "tests":
			s.Tests = o.tests
		case "strict":
			s.Strict = o.strict
		}
	})
	return s, nil
}

// selected returns the checks to run: those whose flags are true, if there are
// any, else those that s enables, without those whose flags are false.
func (o *options) selected(checks []analyzers.Check, s *analyzers.Settings) []*analysis.Analyzer {
	only := false
	for _, c := range checks {
		only = only || *o.checks[c.Name] == on
	}
	var list []*analysis.Analyzer
	for _, c := range checks {
		chosen := *o.checks[c.Name]
		if chosen == on || !only && chosen == unset && c.Enabled(s) {
			list = append(list, c.Analyzer)
		}
	}
	return list
}

// printDefaults describes the flags that are for people.
func (o *options) printDefaults() {
	set := flag.NewFlagSet("", flag.ContinueOnError)
	set.SetOutput(os.Stdout)
	o.set.VisitAll(func(f *flag.Flag) {
		if o.checks[f.Name] == nil && f.Name != "V" && f.Name != "flags" {
			set.Var(f.Value, f.Name, f.Usage)
		}
	})
	set.PrintDefaults()
}
