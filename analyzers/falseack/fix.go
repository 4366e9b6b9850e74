package falseack

import (
	"go/ast"
	"go/constant"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/outcome"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// fixes suggests how to tell the failure, where a single edit is right: where
// the source has one arm for the error, and all ways out of that arm are alike.
func (s *site) fixes(category string) []analysis.SuggestedFix {
	if category == "late" || category == "recovered" || s.loss.Early {
		return nil
	}
	for _, try := range []func(*ast.BlockStmt) []analysis.SuggestedFix{
		s.returnItem, s.returnMessage, s.returnError, s.writeFailure, s.respondFailure,
	} {
		if arm := s.arm(); arm != nil && s.isVisible(s.errVar, arm.Rbrace) {
			if fixes := try(arm); fixes != nil {
				return fixes
			}
		}
	}
	if category == "unchecked" {
		return s.check()
	}
	return nil
}

// returnError returns the error where the arm returns nil, or leads to a
// statement that does.
func (s *site) returnError(arm *ast.BlockStmt) []analysis.SuggestedFix {
	if !s.returnsError() || !s.isHeeded() || s.isHandler() && !s.isToldByError() {
		return nil
	}
	if ret, ok := leaving(arm).(*ast.ReturnStmt); ok {
		if s.isHandler() && ret.Pos() != s.loss.At || !s.returnsNil(ret) {
			return nil
		}
		return s.fix("Return "+s.errors, replace(ret.Results[len(ret.Results)-1], s.errors))
	}
	next := s.afterTest()
	if leaves(arm) || next == nil || s.isHandler() && next.Pos() != s.loss.At || !s.returnsNil(next) {
		return nil
	}
	others := make([]string, 0, len(next.Results))
	for _, r := range next.Results[:len(next.Results)-1] {
		if !s.isSettled(r, arm) {
			return nil
		}
		others = append(others, s.text(r))
	}
	return s.fix("Return "+s.errors, s.last(arm, "return "+strings.Join(append(others, s.errors), ", ")))
}

// isToldByError reports whether what the handler returns is all that its
// sender is told.
func (s *site) isToldByError() bool {
	form := s.loss.Form
	return form != nil && !form.Response && (s.loss.Answer == outcome.Returned || s.loss.Answer == outcome.Returns)
}

func (s *site) returnsNil(ret *ast.ReturnStmt) bool {
	n := len(ret.Results)
	return n == s.sig.Results().Len() && s.isNil(ret.Results[n-1])
}

// isSettled reports whether an expression is a plain value that means the same
// in the arm.
func (s *site) isSettled(e ast.Expr, arm *ast.BlockStmt) bool {
	ok := true
	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr, *ast.FuncLit, *ast.UnaryExpr:
			ok = false
		case *ast.Ident:
			obj := s.pass.TypesInfo.Uses[n]
			ok = ok && obj != nil && (isMember(obj) || s.isVisible(obj, arm.Rbrace))
		}
		return ok
	})
	return ok
}

// isMember reports whether an object is named through another.
func isMember(obj types.Object) bool {
	v, ok := obj.(*types.Var)
	return ok && v.IsField() || obj.Parent() == nil
}

// afterTest returns the return statement that follows the test.
func (s *site) afterTest() *ast.ReturnStmt {
	for _, n := range s.path {
		list := statements(n)
		if at := slices.Index(list, ast.Stmt(s.test)); at >= 0 && at+1 < len(list) {
			ret, _ := list[at+1].(*ast.ReturnStmt)
			return ret
		}
	}
	return nil
}

// check checks the error of a call that stands alone, and returns it.
func (s *site) check() []analysis.SuggestedFix {
	if !s.isBare() || !s.returnsError() || !s.isHeeded() || s.loop() != nil || s.loss.Answer == outcome.Acknowledged {
		return nil
	}
	results, ok := s.zeros()
	if !ok || s.lookup("nil", s.call.Pos()) != types.Universe.Lookup("nil") {
		return nil
	}
	end, ok := s.lineEnd(s.stmt.End())
	if !ok {
		return nil
	}
	indent := s.indent(s.stmt.Pos())
	text := "\n" + indent + "\treturn " + strings.Join(append(results, "err"), ", ") + "\n" + indent + "}"
	return s.fix("Check the error, and return it",
		replace(s.stmt, "if err := "+s.text(s.call)+"; err != nil {"),
		analysis.TextEdit{Pos: end, End: end, NewText: []byte(text)})
}

// isBare reports whether the statement is a call whose only result is an error,
// and that is dropped.
func (s *site) isBare() bool {
	switch stmt := s.stmt.(type) {
	case *ast.ExprStmt:
		return stmt.X == s.call && program.IsError(s.pass.TypesInfo.TypeOf(s.call))
	case *ast.AssignStmt:
		return len(stmt.Lhs) == 1 && isBlank(stmt.Lhs[0]) && stmt.Rhs[0] == s.call && program.IsError(s.pass.TypesInfo.TypeOf(s.call))
	}
	return false
}

// zeros returns the zero values of all results but the error.
func (s *site) zeros() (zeros []string, ok bool) {
	n := s.sig.Results().Len()
	for i := range n - 1 {
		switch t := s.sig.Results().At(i).Type().Underlying().(type) {
		case *types.Pointer, *types.Slice, *types.Map, *types.Chan, *types.Signature, *types.Interface:
			if _, generic := s.sig.Results().At(i).Type().(*types.TypeParam); generic {
				return nil, false
			}
			zeros = append(zeros, "nil")
		case *types.Basic:
			zero, ok := zeroOf(t)
			if !ok {
				return nil, false
			}
			zeros = append(zeros, zero)
		default:
			return nil, false
		}
	}
	return zeros, true
}

func zeroOf(t *types.Basic) (string, bool) {
	switch {
	case t.Info()&types.IsBoolean != 0:
		return "false", true
	case t.Info()&types.IsString != 0:
		return `""`, true
	case t.Info()&types.IsNumeric != 0:
		return "0", true
	}
	return "", false
}

// writeFailure writes a status of failure, where the arm writes one of success
// or none.
func (s *site) writeFailure(arm *ast.BlockStmt) []analysis.SuggestedFix {
	if !s.isHandler() || s.loss.Form == nil || !s.loss.Form.Status {
		return nil
	}
	if s.loss.Answer == outcome.Responded && s.isIn(arm) {
		return s.turnStatus(arm)
	}
	if s.loss.At.IsValid() && s.loss.At < s.call.Pos() {
		return nil
	}
	_, returns := leaving(arm).(*ast.ReturnStmt)
	falls := !leaves(arm)
	switch {
	case !returns && !falls || falls && s.loop() != nil:
		return nil
	case returns && s.loss.Answer != outcome.Returns:
		return nil
	case s.sig.Results().Len() == 1 && falls:
		return s.fix("Return "+s.errors, s.last(arm, "return "+s.errors))
	case s.sig.Results().Len() > 0:
		return nil
	}
	call := s.refusal(arm)
	switch {
	case call == "":
		return nil
	case falls:
		return s.fix("Answer with a failure", s.last(arm, call, "return"))
	}
	return s.fix("Answer with a failure", s.before(leaving(arm), call))
}

// refusal returns the call that answers a request with a failure, or "".
func (s *site) refusal(arm *ast.BlockStmt) string {
	w, remedy := s.responder(arm)
	if w == nil || s.isAnswered(arm, w) {
		return ""
	}
	call := remedy.With(w.Name(), s.failure(arm.Rbrace))
	if remedy.Import == "" {
		return call
	}
	name := s.imported(remedy.Import, arm.Rbrace)
	if name == "" {
		return ""
	}
	return qualified(call, remedy.Import, name)
}

// qualified gives a package another name than its path has.
func qualified(text, path, name string) string {
	if base := path[strings.LastIndex(path, "/")+1:]; base != name {
		return strings.ReplaceAll(text, base+".", name+".")
	}
	return text
}

// responder returns the parameter with which the request is answered.
func (s *site) responder(arm *ast.BlockStmt) (*types.Var, catalog.Remedy) {
	for v := range s.sig.Params().Variables() {
		if r, ok := catalog.Refusal(v.Type()); ok && v.Name() != "" && s.isVisible(v, arm.Rbrace) {
			return v, r
		}
	}
	return nil, catalog.Remedy{}
}

// isAnswered reports whether the arm uses a responder for more than what came
// with the request, or the header.
func (s *site) isAnswered(arm *ast.BlockStmt, w *types.Var) bool {
	read := make(map[*ast.Ident]bool)
	answered := false
	ast.Inspect(arm, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			if id, ok := n.X.(*ast.Ident); ok && (n.Sel.Name == "Request" || n.Sel.Name == "Header" || n.Sel.Name == "Param") {
				read[id] = true
			}
		case *ast.Ident:
			if s.pass.TypesInfo.Uses[n] == w && !read[n] {
				answered = true
			}
		}
		return true
	})
	return answered
}

// turnStatus makes a failure of the success that the arm writes.
func (s *site) turnStatus(arm *ast.BlockStmt) []analysis.SuggestedFix {
	stmt := s.statementIn(arm)
	if stmt == nil {
		return nil
	}
	if code := s.successCode(stmt); code != nil {
		return s.fix("Answer with a failure", replace(code, s.failure(code.Pos())))
	}
	if ret, ok := stmt.(*ast.ReturnStmt); ok {
		if len(ret.Results) != 1 || !s.returnsError() {
			return nil
		}
		return s.fix("Return "+s.errors, replace(ret.Results[0], s.errors))
	}
	w, remedy := s.responder(arm)
	if w == nil || remedy.Before == "" || s.imported(remedy.Import, arm.Rbrace) == "" {
		return nil
	}
	return s.fix("Answer with a failure", s.before(stmt, remedy.Header(w.Name(), s.failure(arm.Rbrace))))
}

// statementIn returns the statement of a block in which the success is told.
func (s *site) statementIn(b *ast.BlockStmt) ast.Stmt {
	for _, stmt := range b.List {
		if s.isIn(stmt) {
			return stmt
		}
	}
	return nil
}

// successCode returns the one constant in a statement that is a status of
// success, or nil.
func (s *site) successCode(stmt ast.Stmt) ast.Expr {
	var codes []ast.Expr
	ast.Inspect(stmt, func(n ast.Node) bool {
		e, ok := n.(ast.Expr)
		if !ok {
			return true
		}
		tv := s.pass.TypesInfo.Types[e]
		if tv.Value == nil {
			return true
		}
		if code, ok := constant.Int64Val(constant.ToInt(tv.Value)); ok && 200 <= code && code < 300 {
			codes = append(codes, e)
		}
		return false
	})
	if len(codes) != 1 {
		return nil
	}
	return codes[0]
}

// respondFailure makes a failure of the response that the arm returns.
func (s *site) respondFailure(arm *ast.BlockStmt) []analysis.SuggestedFix {
	ret, ok := leaving(arm).(*ast.ReturnStmt)
	if !ok || !s.isHandler() || s.loss.Form == nil || !s.loss.Form.Response || ret.Pos() != s.loss.At {
		return nil
	}
	if code := s.successCode(ret); code != nil {
		return s.fix("Answer with a failure", replace(code, s.failure(code.Pos())))
	}
	return nil
}
