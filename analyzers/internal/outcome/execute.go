package outcome

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// execute walks one instruction and returns the states after it; none when the
// path ends there.
func (p *paths) execute(instr ssa.Instruction, s *state) []*state {
	switch instr := instr.(type) {
	case *ssa.Call:
		return p.call(instr, s)
	case *ssa.Go:
		return p.spawn(instr, s)
	case *ssa.Defer:
		s.defers = append(s.defers, instr)
	case *ssa.RunDefers:
		return p.runDefers(s)
	case *ssa.Store:
		p.store(instr, s)
	case *ssa.MapUpdate:
		if p.eval(instr.Value, s).Fail {
			s.set(instr.Map, Value{Kind: NonZero, Fail: true})
			s.sent.told = s.loss != nil // it may well be the body
		}
	case *ssa.Send:
		p.send(instr.X, s)
		p.handOver(instr, s)
	case *ssa.Select:
		p.choose(instr, s)
	case *ssa.Alloc:
		s.forget(instr)
		s.cells[cell{instr, fresh}] = isNonNil
	case *ssa.Extract:
		p.extract(instr, s)
	case ssa.Value:
		p.compute(instr, s)
	}
	return []*state{s}
}

// compute records what is known of a value when it is computed.
func (p *paths) compute(v ssa.Value, s *state) {
	if recv, ok := v.(*ssa.UnOp); ok && recv.Op == token.ARROW {
		s.join()
	}
	delete(s.vals, v)
	switch v.(type) {
	case *ssa.UnOp, *ssa.BinOp, *ssa.Convert, *ssa.Slice, *ssa.Field, *ssa.TypeAssert, *ssa.ChangeInterface, *ssa.ChangeType:
		s.set(v, p.eval(v, s))
	case *ssa.MakeInterface:
		if x := p.eval(v, s); x != isNonNil {
			s.set(v, x)
		}
	}
}

func (p *paths) extract(v *ssa.Extract, s *state) {
	if _, ok := v.Tuple.(*ssa.Call); ok {
		from := cell{v.Tuple, "#" + string(rune('0'+v.Index))}
		s.set(v, s.cells[from])
		delete(s.cells, from)
		return
	}
	delete(s.vals, v)
	s.set(v, p.eval(v, s))
}

func (p *paths) store(instr *ssa.Store, s *state) {
	if addr, ok := instr.Addr.(*ssa.FieldAddr); ok && !isEmptied(instr.Val) {
		if p.a.isFailedItem(program.Field(addr.X.Type(), addr.Field)) {
			p.redeliver(s)
		}
	}
	p.assign(instr.Addr, instr.Val, s)
}

func isEmptied(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.Const:
		return true
	case *ssa.Slice:
		array, ok := v.X.(*ssa.Alloc)
		return ok && array.Type().Underlying().(*types.Pointer).Elem().Underlying().(*types.Array).Len() == 0
	case *ssa.MakeSlice, *ssa.Phi, *ssa.UnOp:
		return true // a list made elsewhere
	}
	return false
}

// isFailedItem reports whether a field or type is for failed items of a batch.
func (a *Analysis) isFailedItem(obj types.Object) bool {
	return a.Index.Row(obj, catalog.Failed) != nil
}

// redeliver notes that the sender is asked for the delivery once more.
func (p *paths) redeliver(s *state) {
	if s.loss != nil {
		s.excuse()
	}
	s.nacked = true
}

// send hands a value to whoever receives from a channel.
func (p *paths) send(v ssa.Value, s *state) {
	x := p.eval(v, s)
	if s.loss != nil && x.Fail {
		p.keep(s)
	}
	if x.Kind == Param {
		p.keeps |= 1 << min(x.Index, 31)
	}
}

// handOver reports a message that was acknowledged and is then put into memory,
// for somebody else to work on.
func (p *paths) handOver(send *ssa.Send, s *state) {
	if s.acked.IsValid() && !s.auto && !s.durable && s.loss == nil {
		l := &Loss{Role: catalog.Call, Work: "what the channel is for", pos: send.Pos(), site: send}
		p.a.find(Finding{Loss: l, Answer: Acknowledged, At: s.acked, Early: true, Func: p.fn}, s)
	}
}

// choose walks a select: one that receives waits for somebody.
func (p *paths) choose(sel *ssa.Select, s *state) {
	for _, st := range sel.States {
		switch {
		case st.Dir == types.SendOnly:
			p.send(st.Send, s)
		case !isDoneChannel(st.Chan):
			s.join()
		}
	}
}

// join notes that what ran detached has come to its end.
func (s *state) join() {
	s.early = nil
	s.detached = false
}
