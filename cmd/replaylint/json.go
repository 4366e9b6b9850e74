package main

import (
	"cmp"
	"encoding/json"
	"go/token"
	"io"
)

// The types below are the JSON that every go/analysis driver prints: a tree of
// package IDs, names of analyzers, and lists of diagnostics or an error.
// The checker package can print it too, but keeps duplicates.
type (
	jsonTree map[string]map[string]any

	jsonDiagnostic struct {
		Category string        `json:"category,omitempty"`
		Posn     string        `json:"posn"`
		End      string        `json:"end"`
		Message  string        `json:"message"`
		Fixes    []jsonFix     `json:"suggested_fixes,omitempty"`
		Related  []jsonRelated `json:"related,omitempty"`
	}

	jsonRelated struct {
		Posn    string `json:"posn"`
		End     string `json:"end"`
		Message string `json:"message"`
	}

	jsonFix struct {
		Message string     `json:"message"`
		Edits   []jsonEdit `json:"edits"`
	}

	jsonEdit struct {
		Filename string `json:"filename"`
		Start    int    `json:"start"` // byte offsets
		End      int    `json:"end"`
		New      string `json:"new"`
	}

	jsonError struct {
		Err string `json:"error"`
	}
)

func printJSON(w io.Writer, res *results) error {
	tree := make(jsonTree)
	for _, f := range res.findings {
		list, _ := tree.at(f.pkg.ID)[f.check].([]jsonDiagnostic)
		tree[f.pkg.ID][f.check] = append(list, f.json())
	}
	for _, f := range res.failures {
		tree.at(f.pkg)[f.check] = jsonError{f.err.Error()}
	}
	enc := json.NewEncoder(w)
	enc.SetIndent("", "\t")
	return enc.Encode(tree)
}

func (t jsonTree) at(pkg string) map[string]any {
	if t[pkg] == nil {
		t[pkg] = make(map[string]any)
	}
	return t[pkg]
}

func (f finding) json() jsonDiagnostic {
	fset := f.pkg.Fset
	d := jsonDiagnostic{
		Category: f.Category,
		Posn:     f.posn.String(),
		End:      fset.Position(cmp.Or(f.End, f.Pos)).String(),
		Message:  f.Message,
	}
	for _, fix := range f.SuggestedFixes {
		jfix := jsonFix{Message: fix.Message}
		for _, edit := range fix.TextEdits {
			jfix.Edits = append(jfix.Edits, newJSONEdit(fset, edit.Pos, edit.End, edit.NewText))
		}
		d.Fixes = append(d.Fixes, jfix)
	}
	for _, r := range f.Related {
		d.Related = append(d.Related, jsonRelated{
			Posn:    fset.Position(r.Pos).String(),
			End:     fset.Position(cmp.Or(r.End, r.Pos)).String(),
			Message: r.Message,
		})
	}
	return d
}

func newJSONEdit(fset *token.FileSet, pos, end token.Pos, text []byte) jsonEdit {
	start := fset.Position(pos)
	return jsonEdit{
		Filename: start.Filename,
		Start:    start.Offset,
		End:      fset.Position(cmp.Or(end, pos)).Offset,
		New:      string(text),
	}
}
