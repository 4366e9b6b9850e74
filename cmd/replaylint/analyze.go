package main

import (
	"cmp"
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"
)

// A finding is a diagnostic together with where it comes from.
type finding struct {
	analysis.Diagnostic
	check string
	pkg   *packages.Package
	posn  token.Position
}

// A failure is an analyzer that did not get to an end of a package.
type failure struct {
	pkg   string // its ID
	check string
	err   error
}

// results are the outcome of an analysis, each list sorted and without duplicates.
type results struct {
	findings []finding
	failures []failure
}

// analyze applies the checks to the packages.
func analyze(checks []*analysis.Analyzer, pkgs []*packages.Package) (*results, error) {
	guard(checks)
	graph, err := checker.Analyze(checks, pkgs, nil)
	if err != nil {
		return nil, err
	}
	res := new(results)
	for act := range graph.All() {
		switch {
		case act.Err != nil:
			if !slices.ContainsFunc(act.Deps, failed) { // not a mere consequence
				res.failures = append(res.failures, failure{act.Package.ID, act.Analyzer.Name, act.Err})
			}
		case act.IsRoot:
			res.add(act)
		}
	}
	res.sort()
	return res, nil
}

func failed(act *checker.Action) bool { return act.Err != nil }

func (r *results) add(act *checker.Action) {
	for _, d := range act.Diagnostics {
		r.findings = append(r.findings, finding{
			Diagnostic: d,
			check:      act.Analyzer.Name,
			pkg:        act.Package,
			posn:       act.Package.Fset.Position(d.Pos),
		})
	}
}

// sort puts the results into the order of their positions. A file that belongs
// to a package and its test variant is analysed twice, and what is found in it
// kept once: under the package, whose ID is the shorter.
func (r *results) sort() {
	slices.SortStableFunc(r.findings, func(x, y finding) int {
		return cmp.Or(x.compare(y), cmp.Compare(x.pkg.ID, y.pkg.ID))
	})
	r.findings = slices.CompactFunc(r.findings, func(x, y finding) bool { return x.compare(y) == 0 })
	slices.SortFunc(r.failures, func(x, y failure) int {
		return cmp.Or(strings.Compare(x.pkg, y.pkg), strings.Compare(x.check, y.check))
	})
}

func (f finding) compare(g finding) int {
	return cmp.Or(
		strings.Compare(f.posn.Filename, g.posn.Filename),
		cmp.Compare(f.posn.Line, g.posn.Line),
		cmp.Compare(f.posn.Column, g.posn.Column),
		strings.Compare(f.check, g.check),
		strings.Compare(f.Message, g.Message),
	)
}
