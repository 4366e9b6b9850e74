package effect

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/entry"
	"github.com/replaylint/replaylint/analyzers/internal/outcome"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// A Loss is work whose failure the sender of a delivery does not hear of, or
// that is not done yet when the sender hears of a success.
type Loss struct {
	outcome.Finding
	Pos     token.Pos
	End     token.Pos // of the call, or NoPos
	Entry   entry.Set // how deliveries reach the function
	Decl    token.Pos // of the declared function around
	Name    string    // of that function
	Others  bool      // the function does other work than to notify somebody
	Webhook bool      // it takes what another system sends, going by what it calls or is called
}

// losses returns all that is lost in the package, by position.
func (x *extractor) losses() []Loss {
	var all []Loss
	for _, f := range x.ends.Findings() {
		fn := program.Declared(f.Func)
		all = append(all, Loss{
			Finding: f,
			Pos:     x.startOf(f.Pos()),
			End:     x.endOf(f.Pos()),
			Entry:   x.entries.Reached(f.Func),
			Decl:    fn.Pos(),
			Name:    fn.Name(),
			Others:  x.ends.Works(f.Func),
			Webhook: x.isWebhook(f.Func),
		})
	}
	slices.SortStableFunc(all, func(a, b Loss) int { return cmp.Compare(a.Pos, b.Pos) })
	return all
}

// startOf and endOf return the extent of the call that is known by the position
// of its parenthesis; of another statement only the start.
func (x *extractor) startOf(pos token.Pos) token.Pos {
	if call := x.callAt(pos); call != nil {
		return call.Pos()
	}
	return pos
}

func (x *extractor) endOf(pos token.Pos) token.Pos {
	if call := x.callAt(pos); call != nil {
		return call.End()
	}
	return token.NoPos
}

// isWebhook reports whether a function receives what another system sends.
func (x *extractor) isWebhook(fn *ssa.Function) bool {
	if catalog.IsWebhookName(program.Declared(fn).Name()) || catalog.IsWebhookName(x.pass.Pkg.Name()) {
		return true
	}
	if recv := program.Declared(fn).Signature.Recv(); recv != nil {
		if named, ok := types.Unalias(program.Deref(recv.Type())).(*types.Named); ok && catalog.IsWebhookName(named.Obj().Name()) {
			return true
		}
	}
	return x.verifies(program.Declared(fn), 2)
}

// verifies reports whether a function, or what it calls, checks the signature of
// a request.
func (x *extractor) verifies(fn *ssa.Function, depth int) bool {
	found := false
	program.EachCall(fn, func(call ssa.CallInstruction) {
		for _, c := range x.flow.Callees(call) {
			if c.Func != nil && x.index.Row(c.Func, catalog.Verifies) != nil {
				found = true
			}
			if !found && depth > 0 && c.Body != nil && c.Body != fn {
				found = x.verifies(c.Body, depth-1)
			}
		}
	})
	return found
}

// knownOutcome returns how a function of another package ends, or nil.
func (x *extractor) knownOutcome(fn *types.Func) *outcome.Summary {
	if fn.Pkg() == x.pass.Pkg {
		return nil
	}
	if s := x.known(fn); s != nil {
		return s.Ends
	}
	return nil
}

// callText returns what a reader calls the callee of a call: the expression in
// the source when that is short, "d.rides.Close".
func (x *extractor) callText(call ssa.CallInstruction) string {
	if expr := x.callAt(call.Pos()); expr != nil {
		if text, ok := selection(expr.Fun); ok {
			return text
		}
	}
	common := call.Common()
	if common.IsInvoke() {
		return common.Method.Name()
	}
	if fn := common.StaticCallee(); fn != nil {
		return fn.Name()
	}
	return "a function"
}

// selection returns the text of an identifier, or of selections from one.
func selection(e ast.Expr) (string, bool) {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name, true
	case *ast.SelectorExpr:
		if x, ok := selection(e.X); ok {
			return x + "." + e.Sel.Name, true
		}
		return e.Sel.Name, true
	case *ast.ParenExpr:
		return selection(e.X)
	case *ast.IndexExpr:
		return selection(e.X)
	}
	return "", false
}

// callAt returns the call whose opening parenthesis is at pos.
func (x *extractor) callAt(pos token.Pos) *ast.CallExpr {
	if x.calls == nil {
		x.calls = make(map[token.Pos]*ast.CallExpr)
		for _, file := range x.pass.Files {
			ast.Inspect(file, func(n ast.Node) bool {
				if call, ok := n.(*ast.CallExpr); ok {
					x.calls[call.Lparen] = call
				}
				return true
			})
		}
	}
	return x.calls[pos]
}

// ending returns how fn ends, for other packages: with places that they
// understand.
func (x *extractor) ending(fn *ssa.Function) *outcome.Summary {
	s := x.ends.Summary(fn)
	if !s.Matters() {
		return nil
	}
	return s.Portable(func(pos token.Pos) string {
		posn := x.pass.Fset.PositionFor(pos, false)
		return fmt.Sprintf("%s:%d", filepath.Base(posn.Filename), posn.Line)
	})
}
