package outcome

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// run walks a call that calls a function it is given: a retry helper, the
// runner of a transaction, a group of goroutines.
func (p *paths) run(c origin.Callee, call ssa.CallInstruction, s *state) (after []*state, ok bool) {
	if c.Func == nil || c.Body != nil {
		return nil, false
	}
	if isWait(c.Func) {
		return []*state{p.wait(c, call, s)}, true
	}
	if p.isEntryCall(c) {
		return nil, false
	}
	for _, arg := range c.Args {
		if _, isFunc := arg.Type().Underlying().(*types.Signature); !isFunc {
			continue
		}
		closure := p.closureOf(arg)
		if closure == nil {
			continue
		}
		if isGroup(c.Func) {
			return p.spawnIn(c, closure, call, s), true
		}
		return p.runIn(closure, call, s), true
	}
	return nil, false
}

func (p *paths) isEntryCall(c origin.Callee) bool { return p.a.Index.Row(c.Func, catalog.Entry) != nil }

// runIn walks the call of a function that runs closure to its end.
func (p *paths) runIn(closure *ssa.Function, call ssa.CallInstruction, s *state) []*state {
	sig := call.Common().Signature()
	at := program.ErrorResult(closure.Signature)
	var after []*state
	for _, e := range p.body(closure, s.clone()) {
		err := Value{}
		if at >= 0 {
			err = e.results[at]
			if err.Kind == Param {
				err = Value{}
			}
		} else if e.loss != nil {
			err = isNil
		}
		p.bind(call, resultsOf(sig, err, Value{}), e.state)
		p.locate(call, s, e.state)
		after = append(after, e.state)
	}
	return after
}

// isGroup reports whether a function starts a goroutine that a method Wait waits for.
func isGroup(fn *types.Func) bool {
	recv := fn.Signature().Recv()
	if recv == nil {
		return false
	}
	obj, _, _ := types.LookupFieldOrMethod(recv.Type(), true, fn.Pkg(), "Wait")
	wait, ok := obj.(*types.Func)
	return ok && isWait(wait)
}

// isWait reports whether a function waits for goroutines: it takes nothing.
func isWait(fn *types.Func) bool {
	return fn.Name() == "Wait" && fn.Signature().Recv() != nil && fn.Signature().Params().Len() == 0 &&
		(fn.Signature().Results().Len() == 0 || program.ErrorResult(fn.Signature()) == 0)
}

// groupError is where the first error of a group of goroutines is kept.
const groupError = "#error"

// spawnIn walks the start of a goroutine in a group.
func (p *paths) spawnIn(c origin.Callee, closure *ssa.Function, call ssa.CallInstruction, s *state) []*state {
	var after []*state
	at := program.ErrorResult(closure.Signature)
	for _, e := range p.body(closure, s.clone()) {
		if s.loss == nil && e.loss != nil {
			e.detached = true
		}
		if group, ok := p.cellOf(c.Args[0]); ok && at >= 0 && e.results[at].Fail {
			e.store(cell{group.root, groupError}, failed)
		}
		p.bind(call, resultsOf(c.Func.Signature(), Value{}, Value{}), e.state)
		p.locate(call, s, e.state)
		after = append(after, e.state)
	}
	return after
}

// wait walks a call that waits for goroutines.
func (p *paths) wait(c origin.Callee, call ssa.CallInstruction, s *state) *state {
	s.join()
	err := Value{}
	if group, ok := p.cellOf(c.Args[0]); ok && s.cells[cell{group.root, groupError}].known() {
		err = failed
	} else if s.loss != nil {
		err = isNil
	}
	p.bind(call, resultsOf(c.Func.Signature(), err, Value{}), s)
	return s
}

// spawn walks a go statement: what is done there is done without anybody
// waiting for it, until somebody does.
func (p *paths) spawn(call *ssa.Go, s *state) []*state {
	exits, ok := p.detach(call, s)
	if !ok {
		return []*state{s}
	}
	var after []*state
	for _, e := range exits {
		if e.nacked || e.settled && !s.settled {
			return []*state{s} // the goroutine settles the message itself
		}
	}
	work := p.detachedWork(call, exits, s)
	for _, e := range exits {
		if s.loss == nil && e.loss != nil {
			e.detached = true
			e.lossBlock = call.Block()
		}
		e.durable, e.sent = s.durable, s.sent
		if e.early == nil {
			e.early = work
		}
		after = append(after, e)
	}
	return after
}

// detach walks what a go statement starts.
func (p *paths) detach(call *ssa.Go, s *state) ([]*state, bool) {
	if closure := p.closureOf(call.Call.Value); closure != nil {
		return p.inline(closure, call, s), true
	}
	targets := p.a.callees(call)
	if len(targets) == 0 {
		return p.detachUnknown(call, s)
	}
	if exits, ok := p.exitsOfAll(targets); ok {
		return p.apply(call, targets[0], exits, s), true
	}
	if role := p.roleOf(targets[0], call); role != 0 && role != catalog.Read && role != catalog.Notify {
		return p.work(call, role, s), true
	}
	return nil, false
}

// detachedWork is the work that may fail in a goroutine, at the place where that
// is started, or nil.
func (p *paths) detachedWork(call *ssa.Go, exits []*state, s *state) *Loss {
	for _, e := range exits {
		if e.loss != nil && e.loss != s.loss && !e.loss.Panic && e.loss.Role != catalog.Read && e.loss.Role != catalog.Notify {
			l := *e.loss
			l.pos, l.Started = call.Pos(), true
			return p.loss(call, l)
		}
	}
	return nil
}

// detachUnknown walks a go statement for a function value: one that is given a
// message works on it.
func (p *paths) detachUnknown(call *ssa.Go, s *state) ([]*state, bool) {
	for _, arg := range call.Call.Args {
		if n, ok := types.Unalias(program.Deref(arg.Type())).(*types.Named); ok && p.a.isEntryType(n) && p.consumes() && s.loss == nil {
			s.early = p.loss(call, Loss{Role: catalog.Call, Work: p.a.Text(call), Started: true})
		}
	}
	return nil, false
}
