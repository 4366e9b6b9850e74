package outcome

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// unknown walks a call of which nothing is known but its signature.
func (p *paths) unknown(c origin.Callee, call ssa.CallInstruction, s *state) []*state {
	if c.Func != nil && endsProcess(c.Func) {
		return nil
	}
	sig := call.Common().Signature()
	fail, isPending := p.failureIn(c, s)
	switch {
	case s.loss == nil || !fail:
	case isReporting(c), c.Func == nil && isReportingValue(call.Common().Value):
		s.logged = true
	case p.passesError(c, s) && !isPure(c):
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
	case c.Func != nil && (makesError(c.Func) || wrapsErrors(c.Func) && p.givesError(c, s)):
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

// makesError reports whether a function returns an error, never nil.
func makesError(fn *types.Func) bool {
	if fn.Pkg() == nil {
		return false
	}
	switch fn.Pkg().Path() {
	case "fmt":
		return fn.Name() == "Errorf"
	case "errors":
		return fn.Name() == "New"
	case "google.golang.org/grpc/status":
		return fn.Name() == "Error" || fn.Name() == "Errorf"
	case "github.com/pkg/errors", "github.com/cockroachdb/errors", "golang.org/x/xerrors":
		return fn.Name() == "New" || fn.Name() == "Errorf"
	}
	return false
}

// wrapsErrors reports whether a function makes an error of those that it is
// given: it returns one and nothing else, and is not there to leave some out.
func wrapsErrors(fn *types.Func) bool {
	sig := fn.Signature()
	if sig.Results().Len() != 1 || program.ErrorResult(sig) != 0 {
		return false
	}
	lower := strings.ToLower(fn.Name())
	for _, word := range []string{"ignore", "filter", "skip", "unless", "swallow", "only", "unwrap", "cause"} {
		if strings.Contains(lower, word) {
			return false
		}
	}
	return true
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

// isPure reports whether a function only makes something of its operands.
func isPure(c origin.Callee) bool {
	if c.Func == nil || c.Func.Pkg() == nil {
		return c.Func != nil // the method Error
	}
	path := c.Func.Pkg().Path()
	return catalog.IsStd(path) || strings.HasSuffix(path, "/errors") || strings.HasSuffix(path, "xerrors") ||
		path == "google.golang.org/grpc/status" || isErrorMaker(c.Func)
}

// isErrorMaker reports whether a function makes an error of another.
func isErrorMaker(fn *types.Func) bool {
	sig := fn.Signature()
	if sig.Results().Len() != 1 {
		return false
	}
	t := sig.Results().At(0).Type()
	if program.IsError(t) {
		return true
	}
	basic, ok := t.Underlying().(*types.Basic)
	if ok {
		return basic.Info()&(types.IsBoolean|types.IsString|types.IsInteger) != 0
	}
	return types.Implements(t, errorInterface)
}

var errorInterface = types.Universe.Lookup("error").Type().Underlying().(*types.Interface)

// passResponder notes that a callee may have answered the request.
func (p *paths) passResponder(c origin.Callee, call ssa.CallInstruction, s *state) {
	for i, arg := range c.Args {
		switch {
		case c.Func != nil && c.Func.Signature().Recv() != nil && i == 0:
			if p.isWriterOf(arg, s) {
				p.respond(call, Value{Kind: Const, Text: "200"}, true, s)
			}
		case !p.isResponder(arg):
		case isStdWriter(c, i):
			if !strings.HasPrefix(c.Func.Name(), "New") && c.Func.Name() != "MaxBytesReader" {
				p.respond(call, Value{Kind: Const, Text: "200"}, true, s)
			} else if v := call.Value(); v != nil {
				s.set(v, Value{Kind: NonNil, Text: writer})
				return
			}
		case !isHeaderOnly(c):
			p.respond(call, Value{}, true, s)
		}
	}
}

// writer marks what writes to a responder, such as a json.Encoder.
const writer = "writer"

func (p *paths) isWriterOf(v ssa.Value, s *state) bool { return p.eval(v, s).Text == writer }

// isResponder reports whether an operand is passed as what answers requests,
// and not as a context, say.
func (p *paths) isResponder(arg ssa.Value) bool {
	switch v := arg.(type) {
	case *ssa.ChangeInterface:
		return p.a.isResponder(v.X.Type()) && !catalog.IsContext(v.Type())
	case *ssa.MakeInterface:
		return p.a.isResponder(v.X.Type()) && !catalog.IsContext(v.Type())
	}
	return p.a.isResponder(arg.Type())
}

// isStdWriter reports whether an operand is what a function of the standard
// library writes to.
func isStdWriter(c origin.Callee, i int) bool {
	return c.Func != nil && c.Func.Pkg() != nil && catalog.IsStd(c.Func.Pkg().Path())
}

// isHeaderOnly reports whether a callee does not answer, by its name.
func isHeaderOnly(c origin.Callee) bool {
	if c.Func == nil {
		return false
	}
	name := c.Func.Name()
	for _, prefix := range []string{"Get", "Set", "Bind", "ShouldBind", "Param", "Query", "Header", "Parse", "Read", "Form", "Cookie", "Add", "Del", "Is", "Has", "From", "With", "New", "Extract", "Default", "Must", "Vars", "URL", "Client", "Full", "Request", "Context", "Validate", "Decode", "Locals", "Body", "Post", "Next"} {
		if strings.HasPrefix(name, prefix) {
			return true
		}
	}
	return false
}
