package dedupkey

import (
	"bytes"
	"go/ast"
	"go/format"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ast/astutil"

	"github.com/replaylint/replaylint/analyzers/internal/effect"
)

// groupFix suggests the ordering group of the same request for its key, where
// both are elements of one literal or assignments in one block, and returns the
// group's text.
func groupFix(pass *analysis.Pass, key effect.KeyUse) (fix analysis.SuggestedFix, text string, ok bool) {
	if !key.Group.IsValid() {
		return fix, "", false
	}
	old, group := valueAt(pass, key.Pos), valueAt(pass, key.Group)
	if old == nil || group == nil || strands(pass, old) {
		return fix, "", false
	}
	var buf bytes.Buffer
	if err := format.Node(&buf, pass.Fset, group); err != nil {
		return fix, "", false
	}
	fix = analysis.SuggestedFix{
		Message: "Use the value of the group: " + buf.String(),
		TextEdits: []analysis.TextEdit{{
			Pos:     old.Pos(),
			End:     old.End(),
			NewText: buf.Bytes(),
		}},
	}
	return fix, core(pass, group), true
}

// strands reports whether a local variable is used in an expression and nowhere
// else: without that use the program would not compile.
func strands(pass *analysis.Pass, e ast.Expr) bool {
	inside, outside := make(map[*types.Var]bool), make(map[*types.Var]bool)
	for id, obj := range pass.TypesInfo.Uses {
		v, ok := obj.(*types.Var)
		if !ok || v.Kind() != types.LocalVar {
			continue
		}
		if e.Pos() <= id.Pos() && id.Pos() < e.End() {
			inside[v] = true
		} else {
			outside[v] = true
		}
	}
	for v := range inside {
		if !outside[v] {
			return true
		}
	}
	return false
}

// valueAt returns the value of the element or assignment whose colon or target
// is at a position.
func valueAt(pass *analysis.Pass, pos token.Pos) ast.Expr {
	for _, n := range enclosing(pass, pos) {
		switch n := n.(type) {
		case *ast.KeyValueExpr:
			return n.Value
		case *ast.AssignStmt:
			if len(n.Lhs) == 1 && len(n.Rhs) == 1 {
				return n.Rhs[0]
			}
			return nil
		case *ast.CallExpr, *ast.BlockStmt:
			return nil
		}
	}
	return nil
}

// extent returns the range to report for a key at a position: the value of the
// element or assignment, or the call from the name of the function on.
func extent(pass *analysis.Pass, pos token.Pos) (start, end token.Pos) {
	if v := valueAt(pass, pos); v != nil {
		return v.Pos(), v.End()
	}
	for _, n := range enclosing(pass, pos) {
		call, ok := n.(*ast.CallExpr)
		if !ok || call.Lparen != pos {
			continue
		}
		if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok {
			return sel.Sel.Pos(), call.End()
		}
		return call.Pos(), call.End()
	}
	return pos, token.NoPos
}

// enclosing returns the nodes around a position, from the inside out.
func enclosing(pass *analysis.Pass, pos token.Pos) []ast.Node {
	for _, file := range pass.Files {
		if file.FileStart <= pos && pos < file.FileEnd {
			path, _ := astutil.PathEnclosingInterval(file, pos, pos)
			return path
		}
	}
	return nil
}

// core is the text of an expression without the call that makes a pointer of it.
func core(pass *analysis.Pass, e ast.Expr) string {
	for {
		switch x := ast.Unparen(e).(type) {
		case *ast.CallExpr:
			if len(x.Args) != 1 {
				return text(pass, e)
			}
			e = x.Args[0]
		case *ast.UnaryExpr:
			e = x.X
		default:
			return text(pass, e)
		}
	}
}

func text(pass *analysis.Pass, e ast.Expr) string {
	var buf bytes.Buffer
	if err := format.Node(&buf, pass.Fset, e); err != nil {
		return ""
	}
	return buf.String()
}
