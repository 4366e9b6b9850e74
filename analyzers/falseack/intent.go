package falseack

import (
	"go/ast"
	"go/token"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/replaylint/replaylint/analyzers/internal/effect"
)

// isIntended reports whether a comment says that the success is meant: on the
// function in which it is told, or beside the work and what becomes of its error.
func isIntended(pass *analysis.Pass, l effect.Loss) bool {
	for _, file := range pass.Files {
		if file.FileStart <= l.Pos && l.Pos < file.FileEnd {
			return intendedNear(pass.Fset, file, l)
		}
	}
	return false
}

// before is how many lines above the work a comment still is about it.
const before = 3

func intendedNear(fset *token.FileSet, file *ast.File, l effect.Loss) bool {
	first, last := fset.Position(l.Pos).Line-before, fset.Position(l.Pos).Line+before
	if at := fset.Position(l.At); at.IsValid() && at.Filename == fset.Position(l.Pos).Filename {
		last = max(last, at.Line)
	}
	decl := declarationAt(file, l.Pos)
	for _, group := range file.Comments {
		line := fset.Position(group.Pos()).Line
		isDoc := decl != nil && group == decl.Doc
		if (isDoc || first <= line && line <= last) && saysIntended(group.Text()) {
			return true
		}
	}
	return false
}

func declarationAt(file *ast.File, pos token.Pos) *ast.FuncDecl {
	for _, d := range file.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok && fn.Pos() <= pos && pos < fn.End() {
			return fn
		}
	}
	return nil
}

var intents = []string{
	"best effort", "best-effort", "non-fatal", "nonfatal", "not fatal", "non-critical", "not critical", "non-blocking", "don't fail", "do not fail",
	"dont fail", "should not fail", "shouldn't fail", "must not fail", "don't retry", "do not retry", "no retry", "prevent retr", "avoid retr", "stop retr", "won't retry", "will not retry", "never retr", "not retry",
	"always return", "always answer", "always respond", "always ack", "answer 200", "return 200", "returns 200", "200 ok anyway", "respond 200", "200 in any case",
	"at most once", "at-most-once", "informational", "next run", "next tick", "retried later", "will be retried", "swallow", "ignore error", "ignore the error",
	"ignoring error", "deliberately", "intentionally", "on purpose", "optional", "continue anyway", "we can ignore", "safe to ignore",
}

func saysIntended(text string) bool {
	lower := strings.ToLower(strings.Join(strings.Fields(text), " "))
	for _, phrase := range intents {
		if strings.Contains(lower, phrase) {
			return true
		}
	}
	return false
}
