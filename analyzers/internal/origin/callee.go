package origin

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// A Callee is a function that a call may reach, with its operands.
type Callee struct {
	Func *types.Func   // the declared function, of any package; nil for a literal
	Body *ssa.Function // in this package, or nil
	Args []ssa.Value   // the receiver first
}

// Callees returns the functions that a call may reach, as far as they can be
// seen. Those behind an interface are not included.
func (a *Analysis) Callees(call ssa.CallInstruction) []Callee {
	common := call.Common()
	if common.IsInvoke() {
		return nil
	}
	if fn := common.StaticCallee(); fn != nil {
		return []Callee{a.callee(common.Value, fn, common.Args)}
	}
	if _, ok := common.Value.(*ssa.Builtin); ok {
		return nil
	}
	var callees []Callee
	for _, v := range a.functions(common.Value, 0) {
		if fn := functionOf(v); fn != nil {
			callees = append(callees, a.callee(v, fn, common.Args))
		}
	}
	return callees
}

func functionOf(v ssa.Value) *ssa.Function {
	switch v := v.(type) {
	case *ssa.Function:
		return v
	case *ssa.MakeClosure:
		return v.Fn.(*ssa.Function)
	}
	return nil
}

// callee looks through what the builder wraps around functions: instances of
// generic ones, bound methods, method expressions.
func (a *Analysis) callee(v ssa.Value, fn *ssa.Function, args []ssa.Value) Callee {
	obj, _ := fn.Object().(*types.Func)
	if obj == nil {
		if fn.Origin() != nil {
			fn = fn.Origin()
		}
		return Callee{Body: withBody(fn), Args: args}
	}
	obj = obj.Origin()
	if made, ok := v.(*ssa.MakeClosure); ok && strings.HasPrefix(fn.Synthetic, "bound") {
		args = append([]ssa.Value{made.Bindings[0]}, args...)
	}
	return Callee{Func: obj, Body: a.BodyOf(obj), Args: args}
}

// BodyOf returns the function with the body of obj, if it is in this package.
func (a *Analysis) BodyOf(obj *types.Func) *ssa.Function {
	if obj.Pkg() != a.Code.Pkg.Pkg {
		return nil
	}
	return withBody(a.Code.Pkg.Prog.FuncValue(obj.Origin()))
}

func withBody(fn *ssa.Function) *ssa.Function {
	if fn == nil || len(fn.Blocks) == 0 {
		return nil
	}
	return fn
}

func calleeName(c Callee) string {
	switch {
	case c.Func == nil && c.Body != nil:
		return "a function literal"
	case c.Func == nil:
		return "a function"
	}
	if recv := c.Func.Signature().Recv(); recv != nil {
		if name := program.TypeName(recv.Type()); name != "" {
			return name + "." + c.Func.Name()
		}
		return c.Func.Name()
	}
	if c.Body != nil {
		return c.Func.Name()
	}
	return c.Func.Pkg().Name() + "." + c.Func.Name()
}

// operandAt returns the operand at a place.
func operandAt(p catalog.Place, c Callee) (ssa.Value, bool) {
	sig := c.Func.Signature()
	i, err := p.Index(sig)
	if err != nil || p.IsResult() {
		return nil, false
	}
	if sig.Recv() != nil && !p.IsRecv() {
		i++
	}
	if i >= len(c.Args) {
		return nil, false
	}
	return c.Args[i], true
}

// OperandAt returns the operand of a callee at a place of its signature.
func (c Callee) OperandAt(p catalog.Place) (ssa.Value, bool) { return operandAt(p, c) }

// Functions returns the functions of this package that v may be.
func (a *Analysis) Functions(v ssa.Value) []*ssa.Function {
	var fns []*ssa.Function
	for _, f := range a.functions(v, 0) {
		if fn := functionOf(f); fn != nil {
			if c := a.callee(f, fn, nil); c.Body != nil {
				fns = append(fns, c.Body)
			}
		}
	}
	return fns
}
