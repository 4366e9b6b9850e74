package falseack

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/outcome"
)

// returnMessage gives the message back to its broker, where the arm acknowledges
// it or comes to an acknowledgement.
func (s *site) returnMessage(arm *ast.BlockStmt) []analysis.SuggestedFix {
	if s.loss.Answer != outcome.Acknowledged || s.loss.Deferred || s.loss.Skipped || !s.isHandler() {
		return nil
	}
	ack, msg := s.acknowledgement()
	if ack == nil || !s.isVisible(msg, arm.Rbrace) {
		return nil
	}
	remedy, ok := catalog.Return(msg.Type())
	if !ok || !s.canCall(msg, remedy) {
		return nil
	}
	back := remedy.With(msg.Name(), "")
	if s.isIn(arm) {
		if !types.Identical(s.pass.TypesInfo.TypeOf(ack), s.resultOf(msg, remedy)) {
			return nil
		}
		return s.fix("Give the message back", replace(ack, back))
	}
	if leaves(arm) || ack.Pos() < arm.End() {
		return nil
	}
	loop := s.loop()
	switch {
	case loop != nil:
		if msg.Pos() < loop.Pos() || loop.End() < ack.End() {
			return nil
		}
		return s.fix("Give the message back", s.last(arm, back, "continue"))
	case s.sig.Results().Len() == 0:
		return s.fix("Give the message back", s.last(arm, back, "return"))
	case s.sig.Results().Len() == 1 && types.Identical(s.sig.Results().At(0).Type(), s.resultOf(msg, remedy)):
		return s.fix("Give the message back", s.last(arm, "return "+back))
	}
	return nil
}

// acknowledgement returns the call that acknowledges, and the variable that
// holds the message, if it is a method of that.
func (s *site) acknowledgement() (ack *ast.CallExpr, msg *types.Var) {
	ast.Inspect(s.file, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok || call.Lparen != s.loss.At {
			return n != nil && ack == nil
		}
		sel, ok := call.Fun.(*ast.SelectorExpr)
		if !ok {
			return false
		}
		if id, ok := sel.X.(*ast.Ident); ok {
			if v, ok := s.pass.TypesInfo.Uses[id].(*types.Var); ok {
				ack, msg = call, v
			}
		}
		return false
	})
	return ack, msg
}

// method returns the method that a remedy calls on a variable, or nil.
func (s *site) method(v *types.Var, r catalog.Remedy) *types.Func {
	name, _, _ := strings.Cut(strings.TrimPrefix(r.Call, "$."), "(")
	obj, _, _ := types.LookupFieldOrMethod(v.Type(), true, s.pass.Pkg, name)
	fn, _ := obj.(*types.Func)
	return fn
}

func (s *site) canCall(v *types.Var, r catalog.Remedy) bool { return s.method(v, r) != nil }

// resultOf returns the type of a remedy's call, as go/types has it for calls.
func (s *site) resultOf(v *types.Var, r catalog.Remedy) types.Type {
	results := s.method(v, r).Signature().Results()
	if results.Len() == 1 {
		return results.At(0).Type()
	}
	return results
}

// returnItem adds the item to those of the batch that have failed.
func (s *site) returnItem(arm *ast.BlockStmt) []analysis.SuggestedFix {
	loop, ok := s.loop().(*ast.RangeStmt)
	if !ok || !s.isHandler() || s.loss.Answer != outcome.Returned || s.isIn(arm) {
		return nil
	}
	item := s.item(loop, arm)
	failed, list := s.failedItems(arm)
	if item == "" || list == "" {
		return nil
	}
	pkg := s.imported(failed.Obj().Pkg().Path(), arm.Rbrace)
	if pkg == "" {
		return nil
	}
	add := list + " = append(" + list + ", " + pkg + "." + failed.Obj().Name() + "{" + catalog.FailedItem + ": " + item + "})"
	switch last := leaving(arm).(type) {
	case *ast.BranchStmt:
		if last.Tok != token.CONTINUE || last.Label != nil {
			return nil
		}
		return s.fix("Report the item as failed", s.before(last, add))
	case nil:
		if n := len(loop.Body.List); loop.Body.List[n-1] == s.test {
			return s.fix("Report the item as failed", s.last(arm, add))
		}
		return s.fix("Report the item as failed", s.last(arm, add, "continue"))
	}
	return nil
}

// item returns what identifies the item of a loop, or "".
func (s *site) item(loop *ast.RangeStmt, arm *ast.BlockStmt) string {
	id, ok := loop.Value.(*ast.Ident)
	if !ok || id.Name == "_" {
		return ""
	}
	v, ok := s.pass.TypesInfo.Defs[id].(*types.Var)
	if !ok || !s.isVisible(v, arm.Rbrace) {
		return ""
	}
	field := catalog.Identifier(v.Type())
	if field == "" {
		return ""
	}
	return id.Name + "." + field
}

// failedItems returns the type of failed items and the variable, or the field of
// one, that lists those of this batch: the only one there is.
func (s *site) failedItems(arm *ast.BlockStmt) (failed *types.Named, list string) {
	results := s.sig.Results()
	if results.Len() == 0 {
		return nil, ""
	}
	response := results.At(0).Type()
	items := fieldType(response, catalog.FailedItems)
	slice, ok := items.Underlying().(*types.Slice)
	if !ok {
		return nil, ""
	}
	failed, ok = types.Unalias(slice.Elem()).(*types.Named)
	if !ok {
		return nil, ""
	}
	found := 0
	for scope := s.pass.Pkg.Scope().Innermost(arm.Rbrace); scope != nil && scope != s.pass.Pkg.Scope(); scope = scope.Parent() {
		for _, name := range scope.Names() {
			v, ok := scope.Lookup(name).(*types.Var)
			if !ok || name == "_" || !s.isVisible(v, arm.Rbrace) || v.Pos() > arm.Pos() {
				continue
			}
			switch {
			case types.Identical(v.Type(), response):
				found, list = found+1, name+"."+catalog.FailedItems
			case types.Identical(v.Type(), items):
				found, list = found+1, name
			}
		}
	}
	if found != 1 {
		return nil, ""
	}
	return failed, list
}
