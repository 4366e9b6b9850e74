package effect

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// findRetried finds the functions of the package that are called again when
// they fail: those handed to a retry helper, and what these call.
func (x *extractor) findRetried() {
	x.retried = make(map[*ssa.Function]bool)
	for _, fn := range x.code.Functions {
		program.EachCall(fn, func(call ssa.CallInstruction) {
			for _, v := range x.retriedOperands(call) {
				for _, f := range x.flow.Functions(v) {
					x.markRetried(f)
				}
			}
		})
	}
}

func (x *extractor) markRetried(fn *ssa.Function) {
	if x.retried[fn] {
		return
	}
	x.retried[fn] = true
	for _, anon := range fn.AnonFuncs {
		x.markRetried(anon)
	}
	program.EachCall(fn, func(call ssa.CallInstruction) {
		for _, c := range x.flow.Callees(call) {
			if c.Body != nil {
				x.markRetried(c.Body)
			}
		}
	})
}

// retriedOperands returns the functions among a call's operands that the callee
// calls again when they fail.
func (x *extractor) retriedOperands(call ssa.CallInstruction) []ssa.Value {
	var vals []ssa.Value
	for _, c := range x.targets(call) {
		for i, arg := range c.Args {
			if _, ok := arg.Type().Underlying().(*types.Signature); ok && x.isRetried(c, i) {
				vals = append(vals, arg)
			}
		}
	}
	return vals
}

func (x *extractor) isRetried(c origin.Callee, i int) bool {
	if c.Func != nil {
		if row := x.index.Row(c.Func, catalog.Retry); row != nil {
			arg, ok := c.OperandAt(row.At)
			return ok && arg == c.Args[i]
		}
	}
	switch {
	case c.Body != nil:
		return slices.Contains(x.retries(c.Body), i)
	case c.Func == nil:
		return false
	}
	if s := x.known(c.Func); s != nil {
		return slices.Contains(s.Retries, i)
	}
	return isRetryName(c.Func)
}

// isRetryName reports whether a function that nothing else is known of retries,
// going by its name or that of its package.
func isRetryName(fn *types.Func) bool {
	name := strings.ToLower(fn.Name())
	if strings.Contains(name, "retry") || strings.Contains(name, "backoff") {
		return true
	}
	pkg := ""
	if fn.Pkg() != nil {
		pkg = strings.ToLower(fn.Pkg().Name())
	}
	return (strings.Contains(pkg, "retry") || strings.Contains(pkg, "backoff")) && (name == "do" || name == "run")
}

// retries returns the parameters of fn that it calls in a loop until they succeed.
func (x *extractor) retries(fn *ssa.Function) []int {
	if x.looping[fn] {
		return nil // a recursive function
	}
	x.looping[fn] = true
	defer delete(x.looping, fn)
	var found []int
	for i, p := range fn.Params {
		if _, ok := p.Type().Underlying().(*types.Signature); ok && x.callsAgain(p) {
			found = append(found, i)
		}
	}
	return found
}

// callsAgain reports whether a function calls its parameter p in a retry loop, or hands
// it to something that does, by itself or inside a closure.
func (x *extractor) callsAgain(p *ssa.Parameter) bool {
	for _, v := range copies(p) {
		if x.isHandedToRetry(v) {
			return true
		}
		for _, ref := range *v.Referrers() {
			call, ok := ref.(ssa.CallInstruction)
			if ok && call.Common().Value == v && (x.inRetryLoop(call) || x.isRetriedClosure(call.Parent())) {
				return true
			}
		}
	}
	return false
}

// copies returns a parameter and the values that are loaded from its cell, in
// the function or in the closures that capture it.
func copies(p *ssa.Parameter) []ssa.Value {
	all := []ssa.Value{p}
	for _, ref := range *p.Referrers() {
		if store, ok := ref.(*ssa.Store); ok && store.Val == p {
			all = append(all, loads(store.Addr)...)
		}
	}
	return all
}

func loads(cell ssa.Value) []ssa.Value {
	if cell.Referrers() == nil {
		return nil
	}
	var all []ssa.Value
	for _, ref := range *cell.Referrers() {
		switch ref := ref.(type) {
		case *ssa.UnOp:
			all = append(all, ref)
		case *ssa.MakeClosure:
			for i, binding := range ref.Bindings {
				if binding == cell {
					all = append(all, loads(ref.Fn.(*ssa.Function).FreeVars[i])...)
				}
			}
		}
	}
	return all
}

// isHandedToRetry reports whether a function is handed to something that calls
// it again when it fails.
func (x *extractor) isHandedToRetry(v ssa.Value) bool {
	for _, ref := range *v.Referrers() {
		if named, ok := ref.(*ssa.ChangeType); ok && x.isHandedToRetry(named) {
			return true
		}
		call, ok := ref.(ssa.CallInstruction)
		if !ok {
			continue
		}
		for _, c := range x.targets(call) {
			for i, arg := range c.Args {
				if arg == v && x.isRetried(c, i) {
					return true
				}
			}
		}
	}
	return false
}

// isRetriedClosure reports whether fn is a closure that is handed to something
// that calls it again when it fails.
func (x *extractor) isRetriedClosure(fn *ssa.Function) bool {
	if fn.Parent() == nil || fn.Referrers() == nil {
		return false
	}
	for _, ref := range *fn.Referrers() {
		if made, ok := ref.(*ssa.MakeClosure); ok && x.isHandedToRetry(made) {
			return true
		}
	}
	return false
}

// inRetryLoop reports whether an instruction is executed again when something fails.
func (x *extractor) inRetryLoop(instr ssa.Instruction) bool {
	fn := instr.Parent()
	loops, ok := x.loops[fn]
	if !ok {
		loops = program.Loops(fn)
		x.loops[fn] = loops
	}
	for _, loop := range loops {
		if loop.Blocks[instr.Block()] && loop.Retries() {
			return true
		}
	}
	return false
}

// targets returns what a call may reach: the callees, and for an interface the
// method itself with the implementations in sight.
func (x *extractor) targets(call ssa.CallInstruction) []origin.Callee {
	common := call.Common()
	if !common.IsInvoke() {
		return x.flow.Callees(call)
	}
	args := append([]ssa.Value{common.Value}, common.Args...)
	targets := []origin.Callee{{Func: common.Method, Args: args}}
	for _, m := range x.methods(common.Value.Type(), common.Method) {
		targets = append(targets, origin.Callee{Func: m, Body: x.flow.BodyOf(m), Args: args})
	}
	return targets
}
