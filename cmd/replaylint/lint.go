package main

import (
	"fmt"
	"os"

	"github.com/replaylint/replaylint/analyzers"
)

// lint analyses the packages that the patterns match and prints what it finds.
func (o *options) lint(s suite, patterns []string) (status int, err error) {
	stop, err := o.profile()
	if err != nil {
		return 0, err
	}
	defer stop()

	settings, err := o.settings(s(new(analyzers.Settings)))
	if err != nil {
		return 0, err
	}
	prog, err := load(patterns, settings.Tests, o.deps)
	if err != nil {
		return 0, err
	}
	settings.Scope = analyzers.Scope(prog.source)

	list := o.selected(s(settings), settings)
	guard(list)
	res, err := analyze(list, prog.requested)
	if err != nil {
		return 0, err
	}
	for _, f := range res.failures {
		complain("%s: %s: %v", f.pkg, f.check, f.err)
	}
	status, err = o.output(res)
	if prog.failed > 0 || len(res.failures) > 0 {
		status = statusFailed
	}
	return status, err
}

// output prints or applies the results in the way that the flags ask for.
func (o *options) output(res *results) (status int, err error) {
	switch {
	case o.json:
		return statusClean, printJSON(os.Stdout, res)
	case o.fix:
		return statusClean, o.applyFixes(res.findings)
	case len(res.findings) == 0:
		return statusClean, nil
	}
	if err := printText(os.Stdout, res.findings, o.context); err != nil {
		return 0, fmt.Errorf("cannot print findings: %v", err)
	}
	return statusFindings, nil
}
