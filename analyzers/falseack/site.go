package falseack

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ast/astutil"

	"github.com/replaylint/replaylint/analyzers/internal/effect"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// A site is a call whose error is lost, in the source.
type site struct {
	pass *analysis.Pass
	loss effect.Loss
	file *ast.File
	path []ast.Node // around the call, from the inside out
	call *ast.CallExpr
	stmt ast.Stmt // that holds the call
	fn   ast.Node // the function or literal around it
	sig  *types.Signature

	errVar *types.Var  // what the error, or what holds it, is assigned to
	errors string      // the error, in the source
	test   *ast.IfStmt // whether there is one, or nil
}

// locate finds the site of a loss, or nil.
func locate(pass *analysis.Pass, l effect.Loss) *site {
	if !l.End.IsValid() {
		return nil
	}
	for _, file := range pass.Files {
		if file.FileStart <= l.Pos && l.Pos < file.FileEnd {
			s := &site{pass: pass, loss: l, file: file}
			s.path, _ = astutil.PathEnclosingInterval(file, l.Pos, l.End)
			if s.findStatement() {
				return s
			}
		}
	}
	return nil
}

// findStatement finds the statement that says what becomes of the error: of the
// call, or of one that is given a literal which returns the error.
func (s *site) findStatement() bool {
	for len(s.path) > 0 {
		call, ok := s.path[0].(*ast.CallExpr)
		s.path = s.path[1:]
		if !ok {
			continue
		}
		s.call, s.stmt, s.fn, s.errVar, s.test = call, nil, nil, nil, nil
		if !s.findFunction() {
			return false
		}
		s.climb()
		if !s.passesOn() {
			return s.stmt != nil
		}
		for len(s.path) > 0 && s.path[0] != s.fn {
			s.path = s.path[1:]
		}
		if len(s.path) < 2 || !isArgument(s.path[0], s.path[1]) {
			return false
		}
		s.path = s.path[1:]
	}
	return false
}

func isArgument(n, parent ast.Node) bool {
	call, ok := parent.(*ast.CallExpr)
	return ok && slices.ContainsFunc(call.Args, func(arg ast.Expr) bool { return arg == n })
}

func (s *site) findFunction() bool {
	for _, n := range s.path {
		switch n := n.(type) {
		case *ast.FuncDecl:
			s.fn, s.sig = n, s.pass.TypesInfo.Defs[n.Name].Type().(*types.Signature)
			return true
		case *ast.FuncLit:
			s.fn, s.sig = n, s.pass.TypesInfo.TypeOf(n).(*types.Signature)
			return true
		}
	}
	return false
}

// passesOn reports whether the call is in a literal that returns the error.
func (s *site) passesOn() bool {
	if _, ok := s.fn.(*ast.FuncLit); !ok || !s.returnsError() {
		return false
	}
	if _, ok := s.stmt.(*ast.ReturnStmt); ok {
		return true
	}
	if s.test == nil {
		return false
	}
	ret, ok := leaving(s.test.Body).(*ast.ReturnStmt)
	return ok && len(ret.Results) > 0 && s.mentions(ret.Results[len(ret.Results)-1], s.errVar)
}

// climb goes from the call to its statement, through methods that are called on
// its result and fields of it.
func (s *site) climb() {
	var expr ast.Expr = s.call
	for i, n := range s.path {
		switch n := n.(type) {
		case *ast.ParenExpr, *ast.SelectorExpr:
			expr = n.(ast.Expr)
		case *ast.CallExpr:
			if n.Fun != expr {
				return // an argument
			}
			expr = n
		case *ast.ExprStmt:
			s.stmt = n
			return
		case *ast.ReturnStmt:
			if n.Results[len(n.Results)-1] == expr {
				s.stmt = n
			}
			return
		case *ast.AssignStmt:
			if len(n.Rhs) == 1 && n.Rhs[0] == expr {
				s.stmt = n
				s.findError(n.Lhs[len(n.Lhs)-1])
				s.findTest(s.path[i+1])
			}
			return
		default:
			return
		}
	}
}

func (s *site) findError(target ast.Expr) {
	id, ok := target.(*ast.Ident)
	if !ok || id.Name == "_" {
		return
	}
	v, ok := s.pass.TypesInfo.ObjectOf(id).(*types.Var)
	if !ok {
		return
	}
	switch {
	case program.IsError(v.Type()):
		s.errVar, s.errors = v, id.Name
	case program.IsError(fieldType(v.Type(), "Error")):
		s.errVar, s.errors = v, id.Name+".Error"
	}
}

// fieldType returns the type of a field, or the invalid type.
func fieldType(t types.Type, name string) types.Type {
	obj, _, _ := types.LookupFieldOrMethod(t, true, nil, name)
	if field, ok := obj.(*types.Var); ok && field.IsField() {
		return field.Type()
	}
	return types.Typ[types.Invalid]
}

// findTest finds the statement that asks whether there is an error and nothing
// else: around the assignment, or behind it.
func (s *site) findTest(parent ast.Node) {
	if s.errVar == nil {
		return
	}
	if test, ok := parent.(*ast.IfStmt); ok && test.Init == s.stmt {
		if s.isTest(test.Cond) {
			s.test = test
		}
		return
	}
	list := statements(parent)
	at := slices.Index(list, s.stmt)
	if at < 0 {
		return
	}
	for _, next := range list[at+1:] {
		test, ok := next.(*ast.IfStmt)
		switch {
		case ok && test.Init == nil && s.isTest(test.Cond):
			s.test = test
			return
		case ok && s.mentions(test.Cond, s.errVar) && leaves(test.Body) && test.Else == nil:
			// a kind of error that is none
		case s.mentions(next, s.errVar):
			return
		}
	}
}

func statements(n ast.Node) []ast.Stmt {
	switch n := n.(type) {
	case *ast.BlockStmt:
		return n.List
	case *ast.CaseClause:
		return n.Body
	case *ast.CommClause:
		return n.Body
	}
	return nil
}

func (s *site) isTest(cond ast.Expr) bool {
	cmp, ok := ast.Unparen(cond).(*ast.BinaryExpr)
	if !ok || cmp.Op != token.NEQ {
		return false
	}
	return s.isNil(cmp.Y) && s.isError(cmp.X) || s.isNil(cmp.X) && s.isError(cmp.Y)
}

func (s *site) isNil(e ast.Expr) bool { return s.pass.TypesInfo.Types[e].IsNil() }

// isError reports whether an expression is the error, going by the variable.
func (s *site) isError(e ast.Expr) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		return s.pass.TypesInfo.ObjectOf(e) == s.errVar && s.errors == e.Name
	case *ast.SelectorExpr:
		id, ok := e.X.(*ast.Ident)
		return ok && s.pass.TypesInfo.ObjectOf(id) == s.errVar && s.errors == id.Name+"."+e.Sel.Name
	}
	return false
}

func (s *site) mentions(n ast.Node, obj types.Object) bool {
	found := false
	ast.Inspect(n, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && s.pass.TypesInfo.ObjectOf(id) == obj {
			found = true
		}
		return !found
	})
	return found
}

// leaves reports whether a block ends by going elsewhere.
func leaves(b *ast.BlockStmt) bool { return leaving(b) != nil }

// leaving returns the last statement of a block if that goes elsewhere.
func leaving(b *ast.BlockStmt) ast.Stmt {
	if len(b.List) == 0 {
		return nil
	}
	switch last := b.List[len(b.List)-1].(type) {
	case *ast.ReturnStmt, *ast.BranchStmt:
		return last
	}
	return nil
}

// arm returns the block that is left to an error, if no part of it is guarded
// further.
func (s *site) arm() *ast.BlockStmt {
	if s.test == nil {
		return nil
	}
	for i, stmt := range s.test.Body.List {
		switch stmt := stmt.(type) {
		case *ast.ExprStmt, *ast.DeclStmt, *ast.IncDecStmt:
		case *ast.AssignStmt:
			if slices.ContainsFunc(stmt.Lhs, func(e ast.Expr) bool { return s.mentions(e, s.errVar) }) {
				return nil
			}
		case *ast.ReturnStmt, *ast.BranchStmt:
			if i < len(s.test.Body.List)-1 {
				return nil
			}
		default:
			return nil
		}
	}
	return s.test.Body
}

// isHandler reports whether the call is in the function in which the success is told.
func (s *site) isHandler() bool {
	switch fn := s.fn.(type) {
	case *ast.FuncDecl:
		return fn.Name.Pos() == s.loss.Func.Pos()
	case *ast.FuncLit:
		return fn.Type.Func == s.loss.Func.Pos()
	}
	return false
}

// isIn reports whether the success is told within a node.
func (s *site) isIn(n ast.Node) bool { return n.Pos() <= s.loss.At && s.loss.At < n.End() }

// loop returns the innermost loop around the call within its function, or nil.
func (s *site) loop() ast.Stmt {
	for _, n := range s.path {
		switch n := n.(type) {
		case *ast.FuncDecl, *ast.FuncLit:
			return nil
		case *ast.ForStmt:
			return n
		case *ast.RangeStmt:
			return n
		}
	}
	return nil
}

// returnsError reports whether the last result of the function is an error.
func (s *site) returnsError() bool {
	n := s.sig.Results().Len()
	return n > 0 && program.IsError(s.sig.Results().At(n-1).Type())
}

// isHeeded reports whether whoever calls the function looks at its error: the
// success is told there, or it is a function of this package whose calls all do.
func (s *site) isHeeded() bool {
	if s.isHandler() {
		return true
	}
	if decl, ok := s.fn.(*ast.FuncDecl); ok {
		return s.isHeededCall(func(call *ast.CallExpr) bool {
			return s.callee(call) == s.pass.TypesInfo.Defs[decl.Name]
		})
	}
	group := s.group()
	return group != nil && s.isHeededCall(func(call *ast.CallExpr) bool {
		return s.receiver(call) == group && s.callee(call).Name() == "Wait"
	})
}

// group returns the variable on which Go is called with the literal around the
// call, or nil.
func (s *site) group() types.Object {
	at := slices.Index(s.path, s.fn)
	if at+1 >= len(s.path) || !isArgument(s.path[at], s.path[at+1]) {
		return nil
	}
	call := s.path[at+1].(*ast.CallExpr)
	if fn := s.callee(call); fn == nil || fn.Name() != "Go" {
		return nil
	}
	return s.receiver(call)
}

// receiver returns the variable of which a call calls a method, or nil.
func (s *site) receiver(call *ast.CallExpr) types.Object {
	sel, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return nil
	}
	id, ok := sel.X.(*ast.Ident)
	if !ok {
		return nil
	}
	v, ok := s.pass.TypesInfo.Uses[id].(*types.Var)
	if !ok {
		return nil
	}
	return v
}

// isHeededCall reports whether there are certain calls, and their errors are
// looked at.
func (s *site) isHeededCall(is func(*ast.CallExpr) bool) bool {
	heeded, dropped := 0, 0
	count := func(n *int, e ast.Expr) {
		if call, ok := ast.Unparen(e).(*ast.CallExpr); ok && is(call) {
			*n++
		}
	}
	for _, file := range s.pass.Files {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				count(&heeded, n)
			case *ast.AssignStmt:
				if isBlank(n.Lhs[len(n.Lhs)-1]) {
					count(&dropped, n.Rhs[len(n.Rhs)-1])
				}
			case *ast.ExprStmt:
				count(&dropped, n.X)
			case *ast.GoStmt:
				count(&dropped, n.Call)
			case *ast.DeferStmt:
				count(&dropped, n.Call)
			}
			return true
		})
	}
	return heeded > 0 && dropped == 0
}

func isBlank(e ast.Expr) bool {
	id, ok := e.(*ast.Ident)
	return ok && id.Name == "_"
}

// callee returns the object that a call names, or nil.
func (s *site) callee(call *ast.CallExpr) types.Object {
	switch fun := ast.Unparen(call.Fun).(type) {
	case *ast.Ident:
		return s.pass.TypesInfo.Uses[fun]
	case *ast.SelectorExpr:
		return s.pass.TypesInfo.Uses[fun.Sel]
	}
	return nil
}
