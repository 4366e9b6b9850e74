// The replaylint command reports places where a repeated delivery does harm or
// a failed one is lost. Run "replaylint help" for how to use it.
package main

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/replaylint/replaylint/analyzers"
)

func main() { os.Exit(run(analyzers.Checks, os.Args[1:])) }

// A suite makes checks that obey the given settings.
type suite func(*analyzers.Settings) []analyzers.Check

// Exit statuses, as of the checkers of golang.org/x/tools.
const (
	statusClean    = 0
	statusFailed   = 1 // something could not be analysed
	statusUsage    = 2
	statusFindings = 3
)

// A usageError is a mistake on the command line.
type usageError struct{ error }

// usagef returns a usageError that ends with where to look.
func usagef(format string, args ...any) error {
	return usageError{fmt.Errorf(format+"; see 'replaylint help'", args...)}
}

// run executes one command line and returns the exit status.
func run(s suite, args []string) int {
	status, err := dispatch(s, args)
	if err == nil {
		return status
	}
	complain("%s", relative(err.Error()))
	if _, ok := errors.AsType[usageError](err); ok {
		return statusUsage
	}
	return statusFailed
}

func dispatch(s suite, args []string) (int, error) {
	checks := s(new(analyzers.Settings))
	opts, operands, err := parse(checks, args)
	if err != nil {
		return 0, err
	}
	switch {
	case opts.version != "":
		return statusClean, printToolID(opts.version)
	case opts.flags:
		return statusClean, opts.printFlags()
	case opts.help:
		return statusClean, help(checks, nil)
	case len(operands) == 0:
		return 0, usagef("no packages named (./... are all below this directory)")
	case len(operands) == 1 && strings.HasSuffix(operands[0], ".cfg"):
		return statusClean, opts.unit(s, operands[0])
	}
	if sub, ok := subcommands[operands[0]]; ok {
		return statusClean, sub(checks, operands[1:])
	}
	return opts.lint(s, operands)
}

// subcommands are the words that are not taken for packages.
var subcommands map[string]func([]analyzers.Check, []string) error

func init() {
	subcommands = map[string]func([]analyzers.Check, []string) error{
		"explain": explain,
		"help":    help,
		"version": version,
	}
}

// complain prints one line about something that went wrong.
func complain(format string, args ...any) {
	fmt.Fprintf(os.Stderr, "replaylint: %s\n", oneLine(fmt.Sprintf(format, args...)))
}

// oneLine cuts text that was meant for several lines down to its first sentence.
func oneLine(text string) string {
	var line string
	for s := range strings.Lines(text) {
		s = strings.TrimSpace(s)
		if s == "" || strings.HasPrefix(s, "# ") {
			continue // the go command's heading of a compiler's output
		}
		line = strings.TrimSpace(line + " " + s)
		if !strings.HasSuffix(line, ":") {
			break
		}
	}
	return line
}
