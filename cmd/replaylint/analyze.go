package main

import (
	"cmp"
	"go/token"
	"maps"
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
//
// The analysis of a package fails if the facts of one that it imports are
// missing. So if an analyzer fails, analyze starts again without its facts.
func analyze(checks []*analysis.Analyzer, pkgs []*packages.Package) (*results, error) {
	res := new(results)
	for {
		graph, err := checker.Analyze(checks, pkgs, nil)
		if err != nil {
			return nil, err
		}
		res.collect(graph)
		if !isolate(graph) {
			res.sort()
			return res, nil
		}
		res.findings = nil
	}
}

// isolate cuts packages without facts out of the imports of others.
// It reports whether there were any.
func isolate(graph *checker.Graph) bool {
	cut := false
	for act := range graph.All() {
		for _, dep := range act.Deps {
			if dep.Package != act.Package && dep.Err != nil && !slices.ContainsFunc(dep.Deps, vertical(dep)) {
				maps.DeleteFunc(act.Package.Imports, func(_ string, p *packages.Package) bool { return p == dep.Package })
				cut = true
			}
		}
	}
	return cut
}

// vertical returns a predicate for failed actions on packages that act's imports.
func vertical(act *checker.Action) func(*checker.Action) bool {
	return func(dep *checker.Action) bool { return dep.Err != nil && dep.Package != act.Package }
}

func failed(act *checker.Action) bool { return act.Err != nil }

func (r *results) collect(graph *checker.Graph) {
	for act := range graph.All() {
		switch {
		case act.Err == nil && act.IsRoot:
			r.add(act)
		case act.Err != nil && !slices.ContainsFunc(act.Deps, failed): // not a mere consequence
			r.failures = append(r.failures, failure{act.Package.ID, act.Analyzer.Name, act.Err})
		}
	}
}

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
	slices.SortFunc(r.failures, failure.compare)
	r.failures = slices.CompactFunc(r.failures, func(x, y failure) bool { return x.compare(y) == 0 })
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

func (f failure) compare(g failure) int {
	return cmp.Or(strings.Compare(f.pkg, g.pkg), strings.Compare(f.check, g.check))
}
