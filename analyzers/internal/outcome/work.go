package outcome

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
	"github.com/replaylint/replaylint/analyzers/internal/program"
	"github.com/replaylint/replaylint/analyzers/internal/sqltext"
)

// work walks a call that does work: it succeeds, or it fails.
func (p *paths) work(call ssa.CallInstruction, role catalog.Role, s *state) []*state {
	sig := call.Common().Signature()
	if s.loss != nil {
		return p.workAfterLoss(call, role, s)
	}
	p.escapeAll(program.Operands(call), s)
	if !canFail(sig) {
		s.durable = s.durable || isDurable(role)
		p.bind(call, nil, s)
		return []*state{s}
	}
	if p.isCacheAside(call) {
		p.bind(call, nil, s)
		return []*state{s}
	}
	fail := s.clone()
	p.fail(call, Loss{Role: role, Work: p.a.Text(call), Plain: isUnbound(call, sig), Idle: role == catalog.Read && !p.leadsToWork(call)}, fail)
	p.bindFailure(call, sig, fail)
	after := []*state{fail}
	if role != catalog.Read {
		after = append(after, p.panicked(call, s)...)
	}
	p.early(call, role, s)
	p.succeed(call, role, s)
	return append(after, s)
}

func (p *paths) succeed(call ssa.CallInstruction, role catalog.Role, s *state) {
	s.durable = s.durable || isDurable(role)
	p.bind(call, resultsOf(call.Common().Signature(), isNil, Value{}), s)
	if v := call.Value(); v != nil && errorField(v.Type()) {
		s.store(cell{v, ".Error"}, isNil)
	}
}

// workAfterLoss walks more work on a path on which some has failed: the same
// once more, something that captures the delivery, or the rest.
func (p *paths) workAfterLoss(call ssa.CallInstruction, role catalog.Role, s *state) []*state {
	if s.loss.site == call && p.a.isRetry(call) {
		return nil // as if it had not been tried before
	}
	if s.loss.Role == catalog.Read && isMoreThanRead(role) {
		s.excuse() // the work goes on without the answer
		return p.work(call, role, s)
	}
	if role == catalog.Commit && isStatement(s.loss.Role) && !isUnbound(call, call.Common().Signature()) {
		return nil // the commit of a transaction in which a statement has failed fails, too
	}
	if !p.captures(call, role, s) {
		p.bind(call, resultsOf(call.Common().Signature(), isNil, Value{}), s)
		return []*state{s}
	}
	kept := s.clone()
	kept.excuse()
	s.uncaught = true
	p.succeed(call, role, kept)
	p.bindFailure(call, call.Common().Signature(), s)
	return []*state{kept, s}
}

func isStatement(role catalog.Role) bool { return role == catalog.Write || role == catalog.Read }

func isDurable(role catalog.Role) bool {
	return role == catalog.Write || role == catalog.Publish || role == catalog.Commit
}

// canFail reports whether a call says that it has failed.
func canFail(sig *types.Signature) bool {
	for r := range sig.Results().Variables() {
		if program.IsError(r.Type()) || holdsError(r.Type()) {
			return true
		}
	}
	return false
}

// holdsError reports whether a result holds an error, in a field or behind a method.
func holdsError(t types.Type) bool { return errorField(t) || errorMethod(t) }

func errorField(t types.Type) bool {
	ptr, ok := t.Underlying().(*types.Pointer)
	if !ok {
		return false
	}
	st, ok := ptr.Elem().Underlying().(*types.Struct)
	if !ok {
		return false
	}
	for f := range st.Fields() {
		if f.Name() == "Error" && program.IsError(f.Type()) {
			return true
		}
	}
	return false
}

// errorMethod reports whether a type has one of the methods that return what has
// gone wrong.
func errorMethod(t types.Type) bool {
	for _, name := range []string{"Err", "Scan", "Decode"} {
		obj, _, _ := types.LookupFieldOrMethod(t, true, nil, name)
		if fn, ok := obj.(*types.Func); ok && program.ErrorResult(fn.Signature()) >= 0 {
			return true
		}
	}
	return false
}

// bindFailure records the results of a call that has failed.
func (p *paths) bindFailure(call ssa.CallInstruction, sig *types.Signature, s *state) {
	p.bind(call, resultsOf(sig, failed, Value{Fail: true, Text: besides}), s)
	v := call.Value()
	if v == nil || sig.Results().Len() != 1 || program.IsError(v.Type()) {
		return
	}
	if errorField(v.Type()) {
		s.store(cell{v, ".Error"}, failed)
	}
	s.set(v, Value{Kind: NonNil, Fail: true, Text: pending})
}

// isUnbound reports whether nobody looks at what a call says of its failure.
func isUnbound(call ssa.CallInstruction, sig *types.Signature) bool {
	v := call.Value()
	if v == nil {
		return true // deferred, or in a goroutine
	}
	refs := v.Referrers()
	if _, isTuple := v.Type().(*types.Tuple); !isTuple {
		return refs == nil || len(*refs) == 0
	}
	at := program.ErrorResult(sig)
	for _, ref := range *refs {
		if ex, ok := ref.(*ssa.Extract); ok && (at < 0 || ex.Index == at) && len(*ex.Referrers()) > 0 {
			return false
		}
	}
	return true
}

// statementRole says whether an SQL statement reads or writes.
func statementRole(c origin.Callee, row catalog.Row) catalog.Role {
	arg, _ := c.OperandAt(row.At)
	if text, ok := program.ConstText(arg); ok {
		if stmts := sqltext.Parse(text); len(stmts) > 0 {
			return roleOfStatements(stmts)
		}
	}
	if strings.Contains(c.Func.Name(), "Exec") {
		return catalog.Write
	}
	return catalog.Read
}

func roleOfStatements(stmts []sqltext.Statement) catalog.Role {
	for _, stmt := range stmts {
		if stmt.Verb != sqltext.Select {
			return catalog.Write
		}
	}
	return catalog.Read
}
