package entry

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// A Form says how the sender of a delivery that enters at a function learns
// what became of it.
type Form struct {
	Sources Set

	Status   bool // by a status code that is written
	Response bool // by the status code of the response that is returned
	Error    bool // by the error that is returned
	Retry    bool // by a bool before it, which asks for another delivery

	// Settles says what silence means to a broker.
	Settles catalog.Settlement

	// ReadOnly says that the route is for requests that change nothing.
	ReadOnly bool
}

// Form returns how the senders of deliveries that enter at fn are answered, or
// nil when fn is no handler.
func (ix *Index) Form(fn *ssa.Function) *Form {
	form, ok := ix.forms[fn]
	if !ok {
		form = ix.form(fn)
		ix.forms[fn] = form
	}
	return form
}

func (ix *Index) form(fn *ssa.Function) *Form {
	set := ix.direct[fn]
	registered := ix.registered[fn]
	if set == 0 || registered == nil && (ix.called[fn] || ix.fetching[fn] && !ix.given[fn]) {
		return nil // it fetches deliveries itself, or is a part of what does
	}
	f := &Form{Sources: set, ReadOnly: registered.isReadOnly()}
	if registered != nil {
		f.Settles = registered.settles
	}
	switch {
	case set.Any(catalog.HTTP) && ix.hasResponder(fn):
		f.Status = ix.isAction(fn) || ix.isHandlerShape(fn.Signature)
	case set.Any(catalog.HTTP, catalog.Lambda) && ix.returnsResponse(fn):
		f.Response = true
	case set.Any(catalog.HTTP, catalog.RPC, catalog.Lambda, catalog.Queue, catalog.Job, catalog.Activity, catalog.Event):
		f.Error = program.ErrorResult(fn.Signature) >= 0 && !ix.settling[fn]
		settles := ix.settlementOf(fn)
		f.Retry = f.Error && settles == catalog.Asked
		if fn.Signature.Results().Len() == 0 && !ix.settling[fn] && settles == catalog.Cumulative {
			f.Settles = catalog.Automatic // nobody hears of a failure, so a later acknowledgement covers it
		}
	}
	if !f.Status && !f.Response && !f.Error && f.Settles != catalog.Automatic {
		return nil
	}
	return f
}

// settlementOf says how the message that a function is given is settled.
func (ix *Index) settlementOf(fn *ssa.Function) catalog.Settlement {
	for v := range fn.Signature.Params().Variables() {
		if n, ok := types.Unalias(program.Deref(v.Type())).(*types.Named); ok {
			if row := ix.index.Row(n.Origin().Obj(), catalog.Entry); row != nil {
				return row.Settles
			}
		}
	}
	return catalog.PerMessage
}

// isAction reports whether a function is a handler of a controller.
func (ix *Index) isAction(fn *ssa.Function) bool {
	sig := fn.Signature
	return sig.Recv() != nil && sig.Params().Len() == 0 && sig.Results().Len() == 0 && fn.Object() != nil && fn.Object().Exported() &&
		catalog.IsController(sig.Recv().Type())
}

// hasResponder reports whether a function is given what requests are answered with.
func (ix *Index) hasResponder(fn *ssa.Function) bool {
	if ix.isAction(fn) {
		return true
	}
	for v := range fn.Signature.Params().Variables() {
		if ix.index.Answers(v.Type()) {
			return true
		}
	}
	return false
}

// isHandlerShape reports whether a signature is that of a handler and not of
// something that helps one: it has a request beside the responder, or a context
// that is both, and returns nothing but an error.
func (ix *Index) isHandlerShape(sig *types.Signature) bool {
	if n := sig.Results().Len(); n > 1 || n == 1 && program.ErrorResult(sig) < 0 {
		return false
	}
	params := sig.Params()
	if params.Len() == 1 {
		return !catalog.IsHTTPWriter(params.At(0).Type())
	}
	for i := 1; i < params.Len() && params.Len() <= maxHandlerParams; i++ {
		x, y := params.At(i-1).Type(), params.At(i).Type()
		if ix.index.Answers(x) && isRequest(y) || isRequest(x) && ix.index.Answers(y) {
			return true
		}
	}
	return false
}

func isRequest(t types.Type) bool { return program.TypeName(t) == "Request" }

// maxHandlerParams bounds the parameters of a handler: beside request and
// responder it may have been given the server, the user, the parameters of a route.
const maxHandlerParams = 5

// returnsResponse reports whether a function returns a response with a status code.
func (ix *Index) returnsResponse(fn *ssa.Function) bool {
	if fn.Signature.Results().Len() == 0 {
		return false
	}
	t := fn.Signature.Results().At(0).Type()
	if ptr, ok := t.Underlying().(*types.Pointer); ok {
		t = ptr.Elem()
	}
	st, ok := t.Underlying().(*types.Struct)
	if !ok {
		return false
	}
	for f := range st.Fields() {
		if ix.index.Row(f, catalog.Code) != nil {
			return true
		}
	}
	return false
}
