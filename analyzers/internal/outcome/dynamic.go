package outcome

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// dynamic walks the call of a function value that cannot be seen.
func (p *paths) dynamic(call ssa.CallInstruction, s *state) []*state {
	sig := call.Common().Signature()
	if i, ok := p.ownParameter(call.Common().Value, s); ok {
		return p.callParameter(call, i, s)
	}
	if program.ErrorResult(sig) >= 0 && (takesContext(sig) || p.consumes()) {
		return p.work(call, catalog.Call, s)
	}
	return p.unknown(origin.Callee{Args: program.Operands(call)}, call, s)
}

// consumes reports whether the walked function is for messages: whatever it calls
// by a function value handles them.
func (p *paths) consumes() bool {
	return p.a.Entries.Reached(p.fn).Any(catalog.Queue, catalog.Job)
}

func takesContext(sig *types.Signature) bool {
	return sig.Params().Len() > 0 && catalog.IsContext(sig.Params().At(0).Type())
}

func (p *paths) ownParameter(v ssa.Value, s *state) (int, bool) {
	x := p.eval(v, s)
	return x.Index, x.Kind == Param
}

// callParameter forks like the function that the caller passes will.
func (p *paths) callParameter(call ssa.CallInstruction, i int, s *state) []*state {
	sig := call.Common().Signature()
	p.escapeAll(call.Common().Args, s)
	ok := s
	after := []*state{ok}
	if s.loss == nil {
		fail := s.clone()
		p.fail(call, Loss{Role: catalog.Call, Call: i + 1}, fail)
		p.bind(call, resultsOf(sig, failed, Value{Fail: true, Text: besides}), fail)
		after = append(after, fail)
	}
	p.bind(call, resultsOf(sig, isNil, Value{}), ok)
	return after
}
