package outcome

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// call walks a call, which forks where the callee may fail.
func (p *paths) call(call ssa.CallInstruction, s *state) []*state {
	if b, ok := call.Common().Value.(*ssa.Builtin); ok {
		p.builtin(b, call, s)
		return []*state{s}
	}
	if closure := p.closureOf(call.Common().Value); closure != nil {
		return p.inline(closure, call, s)
	}
	targets := p.a.callees(call)
	if len(targets) == 0 {
		return p.dynamic(call, s)
	}
	if after, ok := p.answer(targets[0], call, s); ok {
		return after
	}
	if after, ok := p.run(targets[0], call, s); ok {
		return after
	}
	if exits, ok := p.exitsOfAll(targets); ok {
		return p.apply(call, targets[0], exits, s)
	}
	if role := p.roleOf(targets[0], call); role != 0 {
		return p.work(call, role, s)
	}
	return p.unknown(targets[0], call, s)
}

// closureOf returns the literal in the walked functions that a value is, or nil.
func (w *walk) closureOf(v ssa.Value) *ssa.Function {
	if made, ok := v.(*ssa.MakeClosure); ok && made.Fn.(*ssa.Function).Parent() == nil {
		return nil // a bound method
	}
	fns := w.a.Functions(v)
	if len(fns) != 1 || fns[0].Parent() == nil || len(fns[0].Blocks) == 0 {
		return nil
	}
	for _, around := range w.inside {
		if fns[0].Parent() == around {
			return fns[0]
		}
	}
	return nil
}

// inline walks a literal with what is known where it is called.
func (p *paths) inline(fn *ssa.Function, call ssa.CallInstruction, s *state) []*state {
	start := s.clone()
	for i, arg := range call.Common().Args {
		if i < len(fn.Params) {
			start.set(fn.Params[i], p.eval(arg, s))
		}
	}
	var after []*state
	for _, e := range p.body(fn, start) {
		p.bind(call, e.results, e.state)
		p.locate(call, s, e.state)
		after = append(after, e.state)
	}
	return after
}

// locate notes in which block of the walked function the work has failed.
func (p *paths) locate(call ssa.CallInstruction, before, after *state) {
	if before.loss == nil && after.loss != nil {
		after.lossBlock = call.Block()
	}
}

// bind records the results of a call.
func (p *paths) bind(call ssa.CallInstruction, results []Value, s *state) {
	v := call.Value()
	if v == nil {
		return
	}
	if _, ok := v.Type().(*types.Tuple); !ok {
		delete(s.vals, v)
		if len(results) == 1 {
			s.set(v, results[0])
		}
		return
	}
	for i, r := range results {
		s.store(cell{v, "#" + string(rune('0'+i))}, r)
	}
}

func (w *walk) calleeName(call ssa.CallInstruction) string {
	if common := call.Common(); common.IsInvoke() {
		return common.Method.Name()
	}
	if fn := call.Common().StaticCallee(); fn != nil {
		return fn.Name()
	}
	return ""
}

// exitsOf returns how a callee ends, as far as that can be seen.
func (w *walk) exitsOf(c origin.Callee) []Exit {
	if s := w.summaryOf(c); s != nil {
		return s.Exits
	}
	return nil
}

func (w *walk) summaryOf(c origin.Callee) *Summary {
	switch {
	case c.Body != nil:
		return w.a.Summary(c.Body)
	case c.Func != nil:
		return w.a.Known(c.Func)
	}
	return nil
}

// exitsOfAll joins the ways in which the functions that a call may reach end.
func (w *walk) exitsOfAll(targets []origin.Callee) (exits []Exit, ok bool) {
	for _, c := range targets {
		if s := w.summaryOf(c); s != nil {
			exits, ok = append(exits, s.Exits...), true
		}
	}
	return exits, ok
}

// roleOf says what work a callee does that cannot be seen.
func (p *paths) roleOf(c origin.Callee, call ssa.CallInstruction) catalog.Role {
	if c.Func == nil || c.Body != nil {
		return 0
	}
	for _, row := range p.a.Index.Rows(c.Func) {
		switch row.Role {
		case catalog.Read, catalog.Write, catalog.Publish, catalog.Call, catalog.Notify, catalog.Commit:
			return row.Role
		case catalog.Statement:
			return statementRole(c, row)
		case catalog.Entry, catalog.Ack, catalog.Nack, catalog.Reject:
			return 0
		}
	}
	if c.Func.Pkg() == nil || catalog.IsStd(c.Func.Pkg().Path()) || isNext(call) || p.handsResponder(call) {
		return 0
	}
	return catalog.EffectOf(c.Func)
}

// handsResponder reports whether a callee is handed what answers the request:
// what it fails at is for it to say.
func (p *paths) handsResponder(call ssa.CallInstruction) bool {
	return slices.ContainsFunc(call.Common().Args, p.isResponder)
}

// isNext reports whether a call passes a request on to the next handler in a chain.
func isNext(call ssa.CallInstruction) bool {
	common := call.Common()
	switch {
	case common.IsInvoke():
		return common.Method.Name() == "ServeHTTP"
	case common.StaticCallee() != nil:
		return common.StaticCallee().Name() == "Next" || common.StaticCallee().Name() == "ServeHTTP"
	}
	return common.Signature().Params().Len() > 0 && catalog.IsHTTPWriter(common.Signature().Params().At(0).Type())
}

// resultsOf returns the values of a call's results: those of an error, and the
// others.
func resultsOf(sig *types.Signature, err, other Value) []Value {
	results := make([]Value, sig.Results().Len())
	for i := range results {
		results[i] = other
		if program.IsError(sig.Results().At(i).Type()) {
			results[i] = err
		}
	}
	return results
}

// besides marks another result of a call that has failed, and pending one that
// holds the error.
const (
	besides = "besides"
	pending = "pending"
)
