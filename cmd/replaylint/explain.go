package main

import (
	"fmt"
	"go/doc/comment"
	"runtime"
	"runtime/debug"
	"strings"

	"github.com/replaylint/replaylint/analyzers"
)

// explain prints the documentation of the named checks.
func explain(checks []analyzers.Check, names []string) error {
	if len(names) == 0 {
		return usagef("explain which check? There are %s", strings.Join(checkNames(checks), ", "))
	}
	for i, name := range names {
		c, ok := find(checks, name)
		if !ok {
			return usagef("no check %q; there are %s", name, strings.Join(checkNames(checks), ", "))
		}
		if i > 0 {
			fmt.Println()
		}
		fmt.Print(manual(c))
	}
	return nil
}

// manual returns the documentation of a check as text for a terminal.
func manual(c analyzers.Check) string {
	var p comment.Printer
	p.TextWidth = 80
	text := p.Text(new(comment.Parser).Parse(c.Name + ": " + c.Doc))
	if c.OptIn {
		text = append(text, "\nThis check is opt-in.\n"...)
	}
	if c.URL != "" {
		text = append(text, "\n"+c.URL+"\n"...)
	}
	return string(text)
}

const usage = `replaylint finds places where a repeated delivery does harm or a failed one is lost.

Usage:

	replaylint [flags] packages       analyse packages, such as ./...
	replaylint explain CHECK          say what a check reports, and why
	replaylint help                   print this
	replaylint version                print the version
	go vet -vettool=$(which replaylint) packages

Exit status is 0 if there is nothing to report, 3 if there is, 1 if something
could not be analysed, and 2 if the command line makes no sense.

Settings are read from .replaylint.yaml at the root of the module.
Build flags are taken from GOFLAGS, such as GOFLAGS=-tags=integration.

Flags:

`

// help prints how to use the command, or, given names, what explain prints.
func help(checks []analyzers.Check, names []string) error {
	if len(names) > 0 {
		return explain(checks, names)
	}
	fmt.Print(usage)
	o := newOptions(checks)
	o.printDefaults()
	fmt.Print("\nChecks, each with a flag of its name to run only it (-CHECK) or not to run it (-CHECK=false):\n\n")
	for _, c := range checks {
		summary, _, _ := strings.Cut(c.Doc, "\n")
		if c.OptIn {
			summary += " (opt-in)"
		}
		fmt.Printf("  %-16s %s\n", c.Name, summary)
	}
	return nil
}

// version prints the version of the command and of the Go release it was built with.
func version([]analyzers.Check, []string) error {
	version := "(devel)"
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		version = info.Main.Version
	}
	fmt.Printf("replaylint %s %s\n", version, runtime.Version())
	return nil
}

func checkNames(checks []analyzers.Check) []string {
	var names []string
	for _, c := range checks {
		names = append(names, c.Name)
	}
	return names
}

func find(checks []analyzers.Check, name string) (analyzers.Check, bool) {
	for _, c := range checks {
		if c.Name == name {
			return c, true
		}
	}
	return analyzers.Check{}, false
}
