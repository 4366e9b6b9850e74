package outcome

import (
	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
)

// panicked returns the states in which a call panics and somebody recovers.
func (p *paths) panicked(call ssa.CallInstruction, s *state) []*state {
	if p.fn.Recover == nil || p.panicSeen[call] {
		return nil
	}
	var recoverer *ssa.Defer
	for _, d := range s.defers {
		if fn := p.closureOf(d.Call.Value); fn != nil && recovers(fn) {
			recoverer = d
		}
	}
	if recoverer == nil {
		return nil
	}
	p.panicSeen[call] = true
	bad := s.clone()
	p.fail(call, Loss{Role: catalog.Call, Work: p.a.Text(call), Panic: true, pos: recoverer.Pos()}, bad)
	bad.panicking = true
	for _, after := range p.runDefers(bad) {
		if !after.panicking {
			p.add(p.fn.Recover, nil, after)
		}
	}
	return nil
}

func recovers(fn *ssa.Function) bool {
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if call, ok := instr.(*ssa.Call); ok {
				if b, ok := call.Call.Value.(*ssa.Builtin); ok && b.Name() == "recover" {
					return true
				}
			}
		}
	}
	return false
}
