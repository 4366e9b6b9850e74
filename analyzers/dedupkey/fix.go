package dedupkey

import (
	"bytes"
	"go/ast"
	"go/format"
	"go/token"

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
	if old == nil || group == nil {
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

// valueAt returns the value of the element or assignment whose colon or target
// is at a position.
func valueAt(pass *analysis.Pass, pos token.Pos) ast.Expr {
	for _, file := range pass.Files {
		if pos < file.FileStart || file.FileEnd <= pos {
			continue
		}
		path, _ := astutil.PathEnclosingInterval(file, pos, pos)
		for _, n := range path {
			switch n := n.(type) {
			case *ast.KeyValueExpr:
				return n.Value
			case *ast.AssignStmt:
				if len(n.Lhs) == 1 && len(n.Rhs) == 1 {
					return n.Rhs[0]
				}
				return nil
			case *ast.BlockStmt:
				return nil
			}
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
