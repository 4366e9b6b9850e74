package entry

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// A Handler says that deliveries are handed to a function that somebody passes as
// a parameter: what Subscribe(topic, handle) does for its callers.
type Handler struct {
	Param int // the receiver first
	From  Set
}

// maxRounds bounds the registrations that lead to one another.
const maxRounds = 6

// spread follows deliveries into function values: through parameters and fields
// that are called with them, and back to what is passed and stored there.
func (ix *Index) spread(fns []*ssa.Function) {
	ix.findHeld(fns)
	for range maxRounds {
		ix.changed = false
		for _, fn := range fns {
			program.EachCall(fn, func(call ssa.CallInstruction) { ix.byHandOver(fn, call) })
		}
		for _, fn := range fns {
			ix.reach(fn, ix.direct[fn])
		}
		if !ix.changed {
			return
		}
	}
}

// byHandOver looks at one call: of a function value with a delivery, or of
// something that hands deliveries to what it is given.
func (ix *Index) byHandOver(fn *ssa.Function, call ssa.CallInstruction) {
	common := call.Common()
	if !common.IsInvoke() && common.StaticCallee() == nil && isHandling(common) {
		ix.handValue(common.Value, ix.direct[fn], ix.reached[fn])
	}
	if common.IsInvoke() && isHandlerName(common.Method.Name()) && isHandling(common) && ix.direct[fn]|ix.reached[fn] != 0 {
		ix.deliver(common.Method, ix.direct[fn]|ix.reached[fn])
	}
	if !slices.ContainsFunc(common.Args, func(v ssa.Value) bool { return mayHandle(v.Type()) }) {
		return
	}
	for _, c := range ix.flow.Targets(call) {
		for i, arg := range c.Args {
			if mayHandle(arg.Type()) {
				ix.passOn(fn, c, i, arg)
			}
		}
	}
}

// passOn follows an operand into a callee that calls it.
func (ix *Index) passOn(fn *ssa.Function, c origin.Callee, i int, arg ssa.Value) {
	if from := ix.handlerOf(c, i); from != 0 {
		ix.handValue(arg, from, from)
	}
	if c.Body == nil || i >= len(c.Body.Params) || !ix.calls[c.Body.Params[i]] {
		return
	}
	for _, p := range ix.paramsOf(arg) {
		ix.markCalled(p)
	}
	ix.handValue(arg, ix.direct[fn], 0)
}

// handlerOf returns what a callee hands to the i'th of its operands.
func (ix *Index) handlerOf(c origin.Callee, i int) Set {
	if c.Body != nil && i < len(c.Body.Params) {
		return ix.handed[c.Body.Params[i]]
	}
	var s Set
	if c.Func != nil && c.Body == nil {
		for _, h := range ix.flow.Handlers(c.Func) {
			if h.Param == i {
				s |= h.From
			}
		}
	}
	return s
}

// handValue notes that a function value is called with deliveries. One that is
// passed to a function is called for whoever passes it only where the function
// takes deliveries in itself, or else every helper that some handler uses would
// make handlers of all that it is given; one that is kept in a field is called
// wherever deliveries reach.
func (ix *Index) handValue(v ssa.Value, direct, reached Set) {
	for _, p := range ix.paramsOf(v) {
		ix.markCalled(p)
		ix.mark(ix.handed, p, direct)
	}
	for _, held := range ix.heldBy(v) {
		for _, p := range ix.paramsOf(held) {
			ix.mark(ix.handed, p, reached)
		}
		ix.handFunctions(held, reached)
	}
	ix.handFunctions(v, direct)
}

func (ix *Index) handFunctions(v ssa.Value, s Set) {
	for _, f := range functionsIn(v) {
		if s&^ix.direct[f] != 0 {
			ix.direct[f] |= s
			ix.changed = true
		}
	}
}

func (ix *Index) mark(m map[*ssa.Parameter]Set, p *ssa.Parameter, s Set) {
	if s&^m[p] != 0 {
		m[p] |= s
		ix.changed = true
	}
}

func (ix *Index) markCalled(p *ssa.Parameter) {
	if !ix.calls[p] {
		ix.calls[p] = true
		ix.changed = true
	}
}

// deliver notes that deliveries are handed to a method of an interface, and so to
// whatever in the package implements it.
func (ix *Index) deliver(method *types.Func, s Set) {
	if s&^ix.methods[method] == 0 {
		return
	}
	ix.methods[method] |= s
	ix.changed = true
	for _, impl := range ix.flow.Implementations(method) {
		ix.direct[impl] |= s
	}
}

// Handlers returns the parameters of fn to which it hands deliveries.
func (ix *Index) Handlers(fn *ssa.Function) []Handler {
	var hs []Handler
	for i, p := range fn.Params {
		if s := ix.handed[p]; s != 0 {
			hs = append(hs, Handler{i, s})
		}
	}
	return hs
}

// Delivered returns what is handed to a method of an interface.
func (ix *Index) Delivered(method *types.Func) Set { return ix.methods[method] }

// isHandling reports whether a call may hand over a delivery: it passes more than
// a context, and tells what became of it, if anything.
func isHandling(common *ssa.CallCommon) bool {
	if results := common.Signature().Results(); results.Len() > 2 {
		return false
	}
	return slices.ContainsFunc(common.Args, func(v ssa.Value) bool {
		_, isConst := v.(*ssa.Const)
		return !isConst && !catalog.IsContext(v.Type())
	})
}

// mayHandle reports whether a value of type t may be a handler: a function, or a
// list of them, but not an option.
func mayHandle(t types.Type) bool {
	if slice, ok := t.Underlying().(*types.Slice); ok {
		t = slice.Elem()
	}
	if named, ok := types.Unalias(t).(*types.Named); ok && strings.Contains(named.Obj().Name(), "Opt") {
		return false
	}
	sig, ok := t.Underlying().(*types.Signature)
	return ok && sig.Params().Len() > 0
}
