package outcome

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// apply walks a call of which the ways to end are known.
func (p *paths) apply(call ssa.CallInstruction, c origin.Callee, exits []Exit, s *state) []*state {
	if len(exits) == 0 {
		return nil // it never returns
	}
	if s.loss != nil && s.loss.site == call && p.a.isRetry(call) {
		return nil
	}
	if c.Func != nil && catalog.IsBystander(c.Func) || workOf(exits) != 0 && p.isCacheAside(call) {
		exits = withoutLosses(exits)
	}
	var after []*state
	fit := p.possible(call, c, exits, s)
	for _, e := range fit {
		after = append(after, p.leaveBy(call, c, e, s.clone())...)
	}
	for _, st := range after {
		p.escapeAll(c.Args, st)
		if len(fit) > 1 && p.isVerdict(call, s) {
			delete(st.vals, call.Value())
		}
	}
	if s.loss == nil && slices.ContainsFunc(exits, func(e Exit) bool { return e.Loss != nil }) {
		after = append(after, p.panicked(call, s)...)
	}
	return after
}

// withoutLosses returns the exits of a callee whose failures are no loss.
func withoutLosses(exits []Exit) []Exit {
	exits = slices.Clone(exits)
	for i := range exits {
		exits[i].Loss, exits[i].Early = nil, nil
	}
	return exits
}

// isVerdict reports whether a call asks of the failure what is to be done: what
// counts is that it was asked, not how the callee finds out.
func (p *paths) isVerdict(call ssa.CallInstruction, s *state) bool {
	v := call.Value()
	return v != nil && s.loss != nil && types.Identical(v.Type(), types.Typ[types.Bool]) && p.takesFailure(call, s)
}

// possible returns the exits that fit what is known of the operands, and on a
// path on which some work has failed those on which no other fails.
func (p *paths) possible(call ssa.CallInstruction, c origin.Callee, exits []Exit, s *state) []Exit {
	var fit, clean []Exit
	for _, e := range exits {
		if !p.fits(c, e, s) {
			continue
		}
		fit = append(fit, e)
		if e.Loss == nil {
			clean = append(clean, e)
		}
	}
	if s.loss != nil && len(clean) > 0 && !p.mayCapture(call, c, exits, s) {
		return clean
	}
	return fit
}

// fits reports whether the conditions of an exit can hold.
func (p *paths) fits(c origin.Callee, e Exit, s *state) bool {
	for _, cond := range e.When {
		if cond.Param >= len(c.Args) {
			continue
		}
		x := p.eval(c.Args[cond.Param], s)
		if excludes(x, cond.Value) {
			return false
		}
	}
	return true
}

func excludes(x, y Value) bool {
	switch {
	case x.Kind == Nil:
		return y.Kind == NonNil
	case x.Kind == NonNil || x.Kind == NonZero || x.Kind == Unknown && x.Fail:
		return y.Kind == Nil
	case x.Kind == Const && y.Kind == Const:
		return x.Text != y.Text
	}
	return false
}

// mayCapture reports whether a callee can keep a delivery of which the work has failed.
func (p *paths) mayCapture(call ssa.CallInstruction, c origin.Callee, exits []Exit, s *state) bool {
	if p.triesOtherwise(call, s) {
		return true
	}
	for _, e := range exits {
		if e.Loss == nil || e.Loss.Role == catalog.Read || e.Loss.Role == catalog.Notify {
			continue
		}
		if e.Loss.Role == catalog.Publish || c.Func != nil && catalog.KeepsFailed(c.Func.Name()) || catalog.KeepsFailed(e.Loss.Work) {
			return true
		}
		for _, arg := range c.Args {
			if p.eval(arg, s).Fail || isCaptureText(arg) {
				return true
			}
		}
	}
	return false
}

func isCaptureText(v ssa.Value) bool {
	text, ok := program.ConstText(v)
	return ok && catalog.KeepsFailed(text)
}

// leaveBy continues after a call that ended in a certain way.
func (p *paths) leaveBy(call ssa.CallInstruction, c origin.Callee, e Exit, s *state) []*state {
	p.learnConditions(c, e, s)
	had := s.loss != nil
	if had && isReporting(c, call) && p.anyFails(c, s) {
		s.logged = true
		e.Keeps = 0
	}
	if e.Loss == nil && !had {
		p.early(call, workOf(p.callExits(call)), s)
	}
	captured := had && e.Loss == nil && e.Durable && p.mayCapture(call, c, p.callExits(call), s)
	if e.Nacked {
		p.redeliver(s)
	}
	if had && (e.Keeps != 0 && p.isKept(c, e, s) || captured || s.loss != nil && s.loss.Role == catalog.Read && e.Durable) {
		s.excuse()
	}
	if e.Loss != nil && e.Loss.Call > 0 {
		return p.leaveByParameter(call, c, e, s)
	}
	if e.Acked && !p.acknowledge(call, e.Cumulative, s) {
		return nil
	}
	if e.Sent {
		p.respond(call, p.inCaller(c, e.Code, s), e.Final, s)
		s.sent.perhaps = true
		s.sent.house = s.sent.house || c.Func != nil && catalog.TellsFailure(c.Func.Name())
	}
	s.durable = s.durable || e.Durable
	if e.Early != nil && s.early == nil {
		s.early = p.lossHere(call, c, e.Early)
	}
	if e.Loss != nil && !had {
		p.failBy(call, c, e, s)
	} else if e.Loss != nil {
		s.uncaught = true
	}
	p.bind(call, p.resultsIn(c, e, had, s), s)
	return []*state{s}
}

// workOf is the most telling work among what a callee may fail at, or 0.
func workOf(exits []Exit) catalog.Role {
	for _, e := range exits {
		if e.Loss != nil && e.Loss.Role != catalog.Read && e.Loss.Role != catalog.Notify && e.Loss.Call == 0 {
			return e.Loss.Role
		}
	}
	return 0
}

func (p *paths) callExits(call ssa.CallInstruction) []Exit {
	exits, _ := p.exitsOfAll(p.a.callees(call))
	return exits
}

func (p *paths) learnConditions(c origin.Callee, e Exit, s *state) {
	for _, cond := range e.When {
		if cond.Param < len(c.Args) {
			if x := p.eval(c.Args[cond.Param], s); x.Kind == Unknown || x.Kind == Param {
				p.learn(c.Args[cond.Param], cond.Value, s)
			}
		}
	}
}

// isKept reports whether a callee keeps the error of the failed work.
func (p *paths) isKept(c origin.Callee, e Exit, s *state) bool {
	for i, arg := range c.Args {
		if e.Keeps&(1<<min(i, 31)) != 0 && p.eval(arg, s).Fail {
			return true
		}
	}
	return false
}

// failBy marks a state as one in which the callee's work has failed.
func (p *paths) failBy(call ssa.CallInstruction, c origin.Callee, e Exit, s *state) {
	l := p.lossHere(call, c, e.Loss)
	if i := program.ErrorResult(call.Common().Signature()); i >= 0 && i < len(e.Results) && e.Results[i].Kind != Nil {
		l = p.loss(call, Loss{
			Role: e.Loss.Role, Work: p.a.Text(call), Panic: e.Loss.Panic, Plain: isUnbound(call, call.Common().Signature()),
			Idle: e.Loss.Role == catalog.Read && !p.leadsToWork(call),
		})
	}
	done, staged := s.durable, s.staged
	s.loss, s.lossBlock = l, call.Block()
	s.lossFlags = lossFlags{
		logged: e.Logged, tested: e.Tested, afterDone: e.AfterDone || done, staged: e.Staged || staged, judged: e.Judged, detached: e.Detached, tried: e.Tried,
	}
}

// lossHere is the loss of a callee as it is reported here: where the work is
// done if that is in this package, else where the callee is called.
func (p *paths) lossHere(call ssa.CallInstruction, c origin.Callee, l *Loss) *Loss {
	here := *l
	if here.site == nil || here.Where != "" {
		here.pos = call.Pos()
		if here.Via == "" && c.Func != nil {
			here.Via = p.a.Text(call)
		}
	} else if here.Plain && program.ErrorResult(call.Common().Signature()) < 0 {
		here.Plain = true
	}
	pos := here.pos
	here.site, here.pos = nil, 0
	key := lossKey{site: call, loss: here}
	if l.site != nil {
		key.at = l.site
	}
	loss, ok := p.a.losses[key]
	if !ok {
		here.site, here.pos = call, pos
		loss = &here
		p.a.losses[key] = loss
	}
	return loss
}

// resultsIn translates the results of an exit to the caller's values.
func (p *paths) resultsIn(c origin.Callee, e Exit, had bool, s *state) []Value {
	results := make([]Value, len(e.Results))
	for i, r := range e.Results {
		results[i] = p.inCaller(c, r, s)
		if results[i].Kind != Const && results[i].Kind != Nil && (e.Loss != nil || had && p.anyFails(c, s)) {
			results[i].Fail = true
		}
	}
	return results
}

func (p *paths) anyFails(c origin.Callee, s *state) bool {
	return slices.ContainsFunc(c.Args, func(arg ssa.Value) bool { return p.eval(arg, s).Fail })
}

// inCaller replaces a parameter by the operand.
func (p *paths) inCaller(c origin.Callee, v Value, s *state) Value {
	switch {
	case v.Kind == Param && v.Index < len(c.Args):
		return p.eval(c.Args[v.Index], s)
	case v.Kind == Response && v.Index > 0 && v.Index <= len(c.Args):
		return asResponse(p.eval(c.Args[v.Index-1], s))
	case v.Kind == Param:
		return Value{}
	}
	return v
}

// leaveByParameter continues after a call whose callee has called a function
// that it was given, which may have failed.
func (p *paths) leaveByParameter(call ssa.CallInstruction, c origin.Callee, e Exit, s *state) []*state {
	i := e.Loss.Call - 1
	if i >= len(c.Args) {
		return nil
	}
	closure := p.closureOf(c.Args[i])
	if closure == nil {
		p.bind(call, p.resultsIn(c, e, true, s), s)
		return []*state{s}
	}
	var after []*state
	for _, x := range p.body(closure, s.clone()) {
		if x.loss != nil {
			p.bind(call, p.resultsIn(c, e, true, x.state), x.state)
			p.locate(call, s, x.state)
			after = append(after, x.state)
		}
	}
	return after
}
