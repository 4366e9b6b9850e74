package outcome

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// unknown walks a call of which nothing is known but its signature.
func (p *paths) unknown(c origin.Callee, call ssa.CallInstruction, s *state) []*state {
	if c.Func != nil && catalog.EndsProcess(c.Func) {
		return nil
	}
	sig := call.Common().Signature()
	fail, isPending := p.failureIn(c, s)
	switch {
	case s.loss == nil || !fail:
	case isReporting(c, call):
		s.logged = true
	case p.passesError(c, s) && (c.Func == nil || !catalog.InspectsError(c.Func)):
		s.excuse() // whoever gets the error may do anything about it
	}
	p.escapeAll(c.Args, s)
	p.bind(call, p.unknownResults(c, sig, fail, isPending, s), s)
	if isNext(call) {
		p.panicked(call, s)
		p.respond(call, Value{}, true, s)
	}
	p.passResponder(c, call, s)
	return []*state{s}
}

// failureIn reports whether an operand depends on the failure, and whether the
// receiver holds it.
func (p *paths) failureIn(c origin.Callee, s *state) (fail, isPending bool) {
	for i, arg := range c.Args {
		x := p.eval(arg, s)
		fail = fail || x.Fail || p.boxesFailure(arg, s)
		isPending = isPending || i == 0 && x.Text == pending && x.Fail
	}
	return fail, isPending
}

// boxesFailure reports whether a variadic argument holds the failure.
func (p *paths) boxesFailure(v ssa.Value, s *state) bool {
	slice, ok := v.(*ssa.Slice)
	return ok && p.eval(slice, s).Fail
}

// passesError reports whether a callee gets the error itself.
func (p *paths) passesError(c origin.Callee, s *state) bool {
	for _, arg := range c.Args {
		if program.IsError(arg.Type()) && p.eval(arg, s).Fail {
			return true
		}
	}
	return false
}

func (p *paths) unknownResults(c origin.Callee, sig *types.Signature, fail, isPending bool, s *state) []Value {
	err := Value{Fail: fail}
	switch {
	case isPending:
		err = failed
	case c.Func != nil && (catalog.MakesError(c.Func) || catalog.WrapsError(c.Func) && p.givesError(c, s)):
		err = isNonNil.orFail(fail)
	}
	results := resultsOf(sig, err, Value{Fail: fail})
	if isPending {
		for i, r := range results {
			if r.Kind == Unknown {
				results[i] = Value{Kind: NonNil, Fail: true, Text: pending}
			}
		}
	}
	return results
}

// givesError reports whether an operand, or what is passed for a variadic
// parameter, is an error.
func (p *paths) givesError(c origin.Callee, s *state) bool {
	for _, arg := range c.Args {
		if isError(arg) && p.eval(arg, s).Kind == NonNil {
			return true
		}
		if slice, ok := arg.(*ssa.Slice); ok && p.holdsNonNil(slice.X, s) {
			return true
		}
	}
	return false
}

func (p *paths) holdsNonNil(root ssa.Value, s *state) bool {
	for c, x := range s.cells {
		if c.root == root && c.path != fresh && x.Kind == NonNil {
			return true
		}
	}
	return false
}

// passResponder notes that a callee may have answered the request.
func (p *paths) passResponder(c origin.Callee, call ssa.CallInstruction, s *state) {
	for i, arg := range c.Args {
		switch {
		case i == 0 && isMethod(c):
			if p.isWriterOf(arg, s) {
				p.respond(call, success, true, s)
			}
		case !p.isResponder(arg):
		case isOfStd(c) && wraps(c.Func.Signature()):
			s.set(call.Value(), Value{Kind: NonNil, Text: writer})
			return
		case c.Func != nil && catalog.PreparesAnswer(c.Func.Name()):
		case isOfStd(c):
			p.respond(call, success, true, s)
		default:
			p.respond(call, Value{}, true, s)
		}
	}
}

func isMethod(c origin.Callee) bool { return c.Func != nil && c.Func.Signature().Recv() != nil }

func isOfStd(c origin.Callee) bool {
	return c.Func != nil && c.Func.Pkg() != nil && catalog.IsStd(c.Func.Pkg().Path())
}

// wraps reports whether a function of the standard library that is given a writer
// makes something of it, such as a json.Encoder, and does not write yet.
func wraps(sig *types.Signature) bool {
	if sig.Results().Len() != 1 || program.ErrorResult(sig) == 0 {
		return false
	}
	switch sig.Results().At(0).Type().Underlying().(type) {
	case *types.Pointer, *types.Interface:
		return true
	}
	return false
}

// writer marks what writes to a responder, such as a json.Encoder.
const writer = "writer"

func (p *paths) isWriterOf(v ssa.Value, s *state) bool { return p.eval(v, s).Text == writer }

// isResponder reports whether an operand is passed as what answers requests,
// and not as a context, say.
func (p *paths) isResponder(arg ssa.Value) bool {
	switch v := arg.(type) {
	case *ssa.ChangeInterface:
		return p.a.Index.Answers(v.X.Type()) && !catalog.IsContext(v.Type())
	case *ssa.MakeInterface:
		return p.a.Index.Answers(v.X.Type()) && !catalog.IsContext(v.Type())
	}
	return p.a.Index.Answers(arg.Type())
}
