package main

import (
	"cmp"
	"fmt"
	"go/types"
	"maps"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

// A program is the part of what was named on the command line that can be
// analysed.
type program struct {
	requested []*packages.Package // to be reported on
	source    []*packages.Package // these and the packages of ours that they import
	failed    int                 // number of packages that could not be loaded
}

// load loads the packages that the patterns match, and names those that do not
// load or type-check.
//
// Analysis needs facts about imported functions, yet to have them for all
// dependencies costs an order of magnitude in time and memory. So only the
// packages that people can do something about, those of the workspace, are
// loaded from source; what the others do, the catalogue knows. The compiler's
// export data provides their types.
func load(patterns []string, tests, deps bool) (*program, error) {
	patterns = files(patterns)
	roots, err := loadSource(patterns, tests)
	if err != nil {
		return nil, err
	}
	requested := ids(roots)

	// The packages named are often all there are. Only if not, load again.
	if more := unloaded(roots, deps); len(more) > 0 {
		roots, err = loadSource(append(patterns, more...), tests)
		if err != nil {
			return nil, err
		}
	}
	return newProgram(roots, requested), nil
}

// files returns the patterns with names of Go files replaced by queries for the
// packages that the files belong to.
func files(patterns []string) []string {
	var list []string
	for _, p := range patterns {
		if strings.HasSuffix(p, ".go") {
			p = "file=" + p
		}
		list = append(list, p)
	}
	return list
}

func loadSource(patterns []string, tests bool) ([]*packages.Package, error) {
	defer progress("loading packages")()
	roots, err := packages.Load(&packages.Config{
		Mode:  packages.LoadSyntax | packages.NeedModule,
		Tests: tests,
	}, patterns...)
	if err != nil {
		_, msg, _ := strings.Cut(err.Error(), "stderr: ") // what the go command had to say
		return nil, fmt.Errorf("cannot load packages: %s", cmp.Or(msg, err.Error()))
	}
	if len(roots) == 0 {
		return nil, fmt.Errorf("%s matched no packages", strings.Join(patterns, " "))
	}
	return roots, nil
}

// unloaded returns the paths of the packages that roots depend on and that
// should be loaded from source too: those of the workspace, of modules it
// replaces by directories, and of modules that roots belong to; with deps, of all modules.
func unloaded(roots []*packages.Package, deps bool) []string {
	loaded := ids(roots)
	modules := make(map[string]bool)
	for _, p := range roots {
		if p.Module != nil {
			modules[p.Module.Path] = true
		}
	}
	var paths []string
	for p := range packages.Postorder(roots) {
		m := p.Module
		ours := m != nil && (deps || m.Main || modules[m.Path] || m.Replace != nil && m.Replace.Version == "")
		if ours && !loaded[p.ID] && p.ID == p.PkgPath { // not a variant for some package's test
			paths = append(paths, p.PkgPath)
		}
	}
	slices.Sort(paths)
	return paths
}

func ids(pkgs []*packages.Package) map[string]bool {
	set := make(map[string]bool)
	for _, p := range pkgs {
		set[p.ID] = true
	}
	return set
}

// newProgram returns the sound packages among roots, and cuts the others out of
// their imports: [checker.Analyze] would follow them to the ends of the world,
// and refuse what depends on a broken package.
func newProgram(roots []*packages.Package, requested map[string]bool) *program {
	prog := new(program)
	for p := range packages.Postorder(roots) {
		if len(p.Errors) > 0 {
			prog.failed++
			complain("%s: %s", p.ID, describe(p.Errors))
		}
	}
	for _, p := range roots {
		switch {
		case strings.HasSuffix(p.ID, ".test"): // a generated main package
		case sound(p):
			prog.source = append(prog.source, p)
		case len(p.Errors) == 0:
			prog.failed++
			complain("%s: not analysed, since it uses types of a package that does not type-check", p.ID)
		}
	}
	slices.SortFunc(prog.source, func(p, q *packages.Package) int { return strings.Compare(p.ID, q.ID) })

	source := ids(prog.source)
	for _, p := range prog.source {
		maps.DeleteFunc(p.Imports, func(_ string, imp *packages.Package) bool { return !source[imp.ID] })
		if requested[p.ID] {
			prog.requested = append(prog.requested, p)
		}
	}
	return prog
}

// sound reports whether p can be analysed. The loader calls a package ill-typed
// too if it imports one; that is no reason to skip it unless the gap shows in
// its own types.
func sound(p *packages.Package) bool {
	if len(p.Errors) > 0 || p.Types == nil || p.TypesInfo == nil {
		return false
	}
	if p.IllTyped {
		for _, tv := range p.TypesInfo.Types {
			if tv.Type == types.Typ[types.Invalid] {
				return false
			}
		}
		p.IllTyped = false
	}
	return true
}

// describe returns the first of a package's errors. The compiler's output, which
// comes first and has no position of its own, is passed over if there is another.
func describe(errs []packages.Error) string {
	for _, err := range errs {
		if err.Pos != "" && err.Pos != "-" {
			return relative(err.Pos) + ": " + err.Msg
		}
	}
	return errs[0].Msg
}
