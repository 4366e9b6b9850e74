package report

import (
	"go/ast"
	"go/token"
	"slices"
	"strings"
)

// An ignore is a directive
//
//	//replay:ignore CHECK[,CHECK] reason
//
// with the lines that it covers: its own, and those of the statement or
// declaration that it stands above.
type ignore struct {
	checks     []string
	start, end int
}

const ignorePrefix = "//replay:ignore "

// parseIgnore returns the checks that a comment silences. Without a reason it
// silences nothing.
func parseIgnore(text string) (checks []string, ok bool) {
	rest, ok := strings.CutPrefix(text, ignorePrefix)
	if !ok {
		return nil, false
	}
	fields := strings.Fields(rest)
	if len(fields) < 2 {
		return nil, false
	}
	return strings.Split(fields[0], ","), true
}

// isAtMostOnce recognises the directive; without a reason it declares nothing.
func isAtMostOnce(c *ast.Comment) bool {
	rest, ok := strings.CutPrefix(c.Text, "//replay:at-most-once ")
	return ok && strings.TrimSpace(rest) != ""
}

func (r *Reporter) isIgnored(file *token.File, syntax *ast.File, pos token.Pos) bool {
	ignores, ok := r.ignores[file]
	if !ok {
		ignores = findIgnores(file, syntax)
		r.ignores[file] = ignores
	}
	line := file.Line(pos)
	return slices.ContainsFunc(ignores, func(ig ignore) bool {
		return ig.start <= line && line <= ig.end && slices.Contains(ig.checks, r.pass.Analyzer.Name)
	})
}

func findIgnores(file *token.File, syntax *ast.File) []ignore {
	var ignores []ignore
	for _, group := range syntax.Comments {
		for _, c := range group.List {
			if checks, ok := parseIgnore(c.Text); ok {
				line := file.Line(c.Pos())
				end := max(line, endOfNext(file, syntax, file.Line(group.End())+1))
				ignores = append(ignores, ignore{checks, line, end})
			}
		}
	}
	return ignores
}

// endOfNext returns the last line of the statement, declaration, field or
// element that starts on a line, or 0.
func endOfNext(file *token.File, syntax *ast.File, line int) int {
	end := 0
	ast.Inspect(syntax, func(n ast.Node) bool {
		if n == nil || file.Line(n.End()) < line {
			return n == syntax
		}
		switch n.(type) {
		case ast.Stmt, ast.Decl, ast.Spec, *ast.Field, *ast.KeyValueExpr, *ast.CallExpr:
			if file.Line(start(n)) == line {
				end = max(end, file.Line(n.End()))
			}
		}
		return true
	})
	return end
}

// start is where a node starts, its doc comment left out.
func start(n ast.Node) token.Pos {
	switch n := n.(type) {
	case *ast.FuncDecl:
		return n.Type.Pos()
	case *ast.GenDecl:
		return n.TokPos
	}
	return n.Pos()
}
