package outcome

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// again prepares a state for the next round of the loop with the given head, and
// reports whether there is anything to say of it.
func (p *paths) again(head *ssa.BasicBlock, s *state) bool {
	if !s.auto {
		s.acked = 0
	}
	s.nacked, s.settled = false, false
	loop := p.loopAt(head)
	if s.loss == nil {
		s.staged = false
		if s.early != nil && loop != nil && s.early.site.Parent() == p.fn && loop.Blocks[s.early.site.Block()] && p.fetchedIn(loop) != nil && !p.a.acknowledges() {
			p.a.find(Finding{Loss: s.early, Answer: Acknowledged, At: p.fetchedIn(loop).Pos(), Early: true, Automatic: true, Func: p.fn}, s)
			s.early = nil
		}
		return true
	}
	if loop == nil || s.lossBlock == nil || !loop.Blocks[s.lossBlock] {
		return true
	}
	switch p.settlement(loop) {
	case eachSettled:
		return s.staged // no acknowledgement: the broker delivers again
	case allSettled:
		s.skipped = true
	case unsettled:
		return !p.isAutomatic(loop, s)
	}
	return true
}

// isAutomatic reports the loss if the messages that a loop fetches are
// acknowledged by the library.
func (p *paths) isAutomatic(loop *program.Loop, s *state) bool {
	if p.a.acknowledges() {
		return false // that is turned off, or of no matter
	}
	fetch := p.fetchedIn(loop)
	if fetch != nil {
		p.a.find(Finding{Loss: s.loss, Answer: Acknowledged, At: fetch.Pos(), Automatic: true, Func: p.fn}, s)
	}
	return fetch != nil
}

// fetchedIn returns the call by which a loop fetches messages that the library
// acknowledges, or nil.
func (p *paths) fetchedIn(loop *program.Loop) ssa.CallInstruction {
	for _, b := range p.fn.Blocks {
		if !loop.Blocks[b] {
			continue
		}
		for _, instr := range b.Instrs {
			if call, ok := instr.(ssa.CallInstruction); ok && p.a.fetchesAcknowledged(call) {
				return call
			}
		}
	}
	return nil
}

// fetchesAcknowledged reports whether a call fetches messages that the library
// acknowledges.
func (a *Analysis) fetchesAcknowledged(call ssa.CallInstruction) bool {
	for _, c := range a.callees(call) {
		if c.Func == nil {
			continue
		}
		if row := a.Index.Row(c.Func, catalog.Entry); row != nil && row.At.IsResult() && row.Settles == catalog.Automatic {
			return true
		}
	}
	return false
}

// acknowledges reports whether the package acknowledges messages itself.
func (a *Analysis) acknowledges() bool {
	if a.acks == nil {
		a.acks = new(bool)
		for _, fn := range a.Code.Functions {
			program.EachCall(fn, func(call ssa.CallInstruction) {
				for _, c := range a.callees(call) {
					*a.acks = *a.acks || c.Func != nil && a.Index.Row(c.Func, catalog.Ack) != nil
				}
			})
		}
	}
	return *a.acks
}

// loopsOf returns the loops of a function, the innermost first where they nest.
func (a *Analysis) loopsOf(fn *ssa.Function) []*program.Loop {
	loops, ok := a.loops[fn]
	if !ok {
		loops = program.Loops(fn)
		a.loops[fn] = loops
	}
	return loops
}

func (p *paths) loopAt(head *ssa.BasicBlock) *program.Loop {
	for _, l := range p.a.loopsOf(head.Parent()) {
		if l.Head == head {
			return l
		}
	}
	return nil
}

// innermost returns the smallest loop around a block, or nil.
func (a *Analysis) innermost(b *ssa.BasicBlock) *program.Loop {
	var found *program.Loop
	for _, l := range a.loopsOf(b.Parent()) {
		if l.Blocks[b] && (found == nil || len(l.Blocks) < len(found.Blocks)) {
			found = l
		}
	}
	return found
}

// A settlement says how the rounds of a loop settle the messages they are for.
type settlement uint8

const (
	unsettled   settlement = iota // the loop settles nothing
	eachSettled                   // a message without an acknowledgement is delivered again
	allSettled                    // an acknowledgement covers earlier messages, too
)

func (p *paths) settlement(loop *program.Loop) settlement {
	found := unsettled
	for b := range loop.Blocks {
		for _, instr := range b.Instrs {
			if call, ok := instr.(ssa.CallInstruction); ok {
				found = max(found, p.settles(call))
			}
		}
	}
	return found
}

func (p *paths) settles(call ssa.CallInstruction) settlement {
	if p.stages(call) {
		return eachSettled
	}
	found := unsettled
	for _, c := range p.a.callees(call) {
		if c.Func != nil {
			if row := p.a.Index.Row(c.Func, catalog.Ack); row != nil {
				found = max(found, settlementOf(row.Settles == catalog.Cumulative))
			}
		}
		for _, e := range p.exitsOf(c) {
			if e.Acked {
				found = max(found, settlementOf(e.Cumulative))
			}
		}
	}
	return found
}

func settlementOf(cumulative bool) settlement {
	if cumulative {
		return allSettled
	}
	return eachSettled
}

// stages reports whether a call puts what stands for a message on a list of those
// to be acknowledged together.
func (p *paths) stages(call ssa.CallInstruction) bool {
	elem, ok := types.Unalias(appended(call)).(*types.Named)
	return ok && p.a.Index.Row(elem.Origin().Obj(), catalog.Ack) != nil
}

// appended returns the type of the elements that a call appends, or nil.
func appended(call ssa.CallInstruction) types.Type {
	b, ok := call.Common().Value.(*ssa.Builtin)
	if !ok || b.Name() != "append" {
		return nil
	}
	slice, ok := call.Common().Args[0].Type().Underlying().(*types.Slice)
	if !ok {
		return nil
	}
	elem := slice.Elem()
	if ptr, ok := elem.Underlying().(*types.Pointer); ok {
		elem = ptr.Elem()
	}
	return elem
}

func (a *Analysis) isEntryType(t types.Type) bool {
	named, ok := types.Unalias(t).(*types.Named)
	return ok && a.Index.Row(named.Origin().Obj(), catalog.Entry) != nil
}

// isRetry reports whether a call in a loop tries the same again: it is given
// what does not change from one round to the next.
func (a *Analysis) isRetry(call ssa.CallInstruction) bool {
	loop := a.innermost(call.Block())
	if loop == nil {
		return false
	}
	for _, arg := range program.Operands(call) {
		if !a.isInvariant(arg, loop, 0) {
			return false
		}
	}
	return true
}

func (a *Analysis) isInvariant(v ssa.Value, loop *program.Loop, depth int) bool {
	instr, ok := v.(ssa.Instruction)
	if !ok || instr.Block() == nil || !loop.Blocks[instr.Block()] {
		return true
	}
	if depth > 8 || a.isEntryType(v.Type()) { // each round receives another delivery
		return false
	}
	switch v := v.(type) {
	case *ssa.UnOp:
		return a.isInvariant(v.X, loop, depth+1) && !isStored(v.X, loop)
	case *ssa.Alloc:
		return a.holdsInvariants(v, loop, depth)
	case *ssa.Call:
		if len(v.Call.Args) == 0 || v.Call.IsInvoke() {
			return false
		}
	case *ssa.Phi, *ssa.Next, *ssa.Select, *ssa.Range, *ssa.Lookup:
		return false
	}
	for _, op := range instr.Operands(nil) {
		if *op != nil && !a.isInvariant(*op, loop, depth+1) {
			return false
		}
	}
	return true
}

// holdsInvariants reports whether all that is stored in a variable, the arguments
// of a call say, is invariant.
func (a *Analysis) holdsInvariants(addr ssa.Value, loop *program.Loop, depth int) bool {
	for _, ref := range *addr.Referrers() {
		switch ref := ref.(type) {
		case *ssa.Store:
			if ref.Addr == addr && !a.isInvariant(ref.Val, loop, depth+1) {
				return false
			}
		case *ssa.IndexAddr:
			if !a.holdsInvariants(ref, loop, depth+1) {
				return false
			}
		case *ssa.FieldAddr:
			if !a.holdsInvariants(ref, loop, depth+1) {
				return false
			}
		}
	}
	return true
}

// isStored reports whether a loop stores to an address.
func isStored(addr ssa.Value, loop *program.Loop) bool {
	if addr.Referrers() == nil {
		return false
	}
	for _, ref := range *addr.Referrers() {
		if store, ok := ref.(*ssa.Store); ok && store.Addr == addr && loop.Blocks[store.Block()] {
			return true
		}
	}
	return false
}
