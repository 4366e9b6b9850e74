// Package report is the one way in which checks report: it keeps to the files
// that are reported on, honours directives, and fills in what can be derived.
package report

import (
	"cmp"
	"go/ast"
	"go/token"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/replaylint/replaylint/analyzers/internal/config"
	"github.com/replaylint/replaylint/analyzers/internal/doc"
)

// A Reporter collects the diagnostics of one check on one package.
type Reporter struct {
	pass     *analysis.Pass
	settings *config.Settings
	ignores  map[*token.File][]ignore
	found    []analysis.Diagnostic
}

// New returns a reporter for a pass.
func New(pass *analysis.Pass, s *config.Settings) *Reporter {
	return &Reporter{pass: pass, settings: s, ignores: make(map[*token.File][]ignore)}
}

// Add takes a diagnostic, to be reported by Flush.
func (r *Reporter) Add(d analysis.Diagnostic) { r.found = append(r.found, d) }

// Flush reports what was added, by position, each message once a line.
func (r *Reporter) Flush() {
	slices.SortStableFunc(r.found, func(a, b analysis.Diagnostic) int {
		return cmp.Or(cmp.Compare(a.Pos, b.Pos), cmp.Compare(a.Message, b.Message))
	})
	type place struct {
		file    *token.File
		line    int
		message string
	}
	seen := make(map[place]bool)
	for _, d := range r.found {
		file := r.pass.Fset.File(d.Pos)
		if file == nil {
			continue
		}
		at := place{file, file.Line(d.Pos), d.Message}
		if !seen[at] && r.isReported(file, d.Pos) {
			seen[at] = true
			d.URL = doc.URL(r.pass.Analyzer.Name)
			r.pass.Report(d)
		}
	}
}

func (r *Reporter) isReported(file *token.File, pos token.Pos) bool {
	syntax := r.syntax(file)
	if syntax == nil || ast.IsGenerated(syntax) {
		return false
	}
	if !r.settings.Tests && strings.HasSuffix(file.Name(), "_test.go") {
		return false
	}
	return !r.isSkipped(file.Name()) && !r.isIgnored(file, syntax, pos)
}

func (r *Reporter) syntax(file *token.File) *ast.File {
	for _, f := range r.pass.Files {
		if r.pass.Fset.File(f.FileStart) == file {
			return f
		}
	}
	return nil
}

// isSkipped reports whether a file's name, or the end of it, matches a pattern
// of the settings.
func (r *Reporter) isSkipped(name string) bool {
	name = filepath.ToSlash(name)
	for _, pattern := range r.settings.Skip {
		if tree, ok := strings.CutSuffix(pattern, "/..."); ok {
			if strings.Contains("/"+name, "/"+tree+"/") {
				return true
			}
			continue
		}
		n := strings.Count(pattern, "/") + 1
		elems := strings.Split(name, "/")
		if ok, _ := path.Match(pattern, strings.Join(elems[max(0, len(elems)-n):], "/")); ok {
			return true
		}
	}
	return false
}

// IsAtMostOnce reports whether the function declared at pos says
//
//	//replay:at-most-once reason
//
// in its doc comment: losing a delivery is accepted there.
func (r *Reporter) IsAtMostOnce(pos token.Pos) bool {
	for _, file := range r.pass.Files {
		for _, d := range file.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Doc != nil && fn.Pos() <= pos && pos < fn.End() {
				return slices.ContainsFunc(fn.Doc.List, isAtMostOnce)
			}
		}
	}
	return false
}
