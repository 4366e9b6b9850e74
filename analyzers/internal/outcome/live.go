package outcome

import "golang.org/x/tools/go/ssa"

// A liveness says of each block which values may still be asked for in it or
// after it.
type liveness map[*ssa.BasicBlock]map[ssa.Value]bool

// liveAt returns the values that may be asked for from the start of b on.
func (a *Analysis) liveAt(b *ssa.BasicBlock) map[ssa.Value]bool {
	fn := b.Parent()
	l, ok := a.live[fn]
	if !ok {
		l = liveIn(fn)
		a.live[fn] = l
	}
	return l[b]
}

func liveIn(fn *ssa.Function) liveness {
	l := make(liveness, len(fn.Blocks))
	for _, b := range fn.Blocks {
		l[b] = make(map[ssa.Value]bool)
	}
	for changed := true; changed; {
		changed = false
		for i := len(fn.Blocks) - 1; i >= 0; i-- {
			if l.update(fn.Blocks[i]) {
				changed = true
			}
		}
	}
	return l
}

// update adds what the block uses itself, and what its successors do. Values
// are kept where they are defined, too: a condition may be evaluated again from
// its operands.
func (l liveness) update(b *ssa.BasicBlock) bool {
	live := l[b]
	before := len(live)
	for _, instr := range b.Instrs {
		for _, op := range instr.Operands(nil) {
			if *op != nil {
				live[*op] = true
			}
		}
		if phi, ok := instr.(*ssa.Phi); ok {
			live[phi] = true
		}
	}
	for _, succ := range b.Succs {
		for v := range l[succ] {
			live[v] = true
		}
	}
	return len(live) > before
}
