package outcome

import "golang.org/x/tools/go/ssa"

// A liveness says of each block which values are asked for in it or after it,
// without being computed anew before.
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

// update adds what is alive at the start of a block. Its phis have their values
// there already.
func (l liveness) update(b *ssa.BasicBlock) bool {
	live := l[b]
	before := len(live)
	made := make(map[ssa.Value]bool)
	for _, instr := range b.Instrs {
		if phi, ok := instr.(*ssa.Phi); ok {
			live[phi] = true
			continue
		}
		for _, op := range instr.Operands(nil) {
			if *op != nil && !made[*op] {
				live[*op] = true
			}
		}
		if v, ok := instr.(ssa.Value); ok {
			made[v] = true
		}
	}
	for _, succ := range b.Succs {
		l.flow(live, made, b, succ)
	}
	return len(live) > before
}

// flow adds what a successor asks for, by its phis too.
func (l liveness) flow(live, made map[ssa.Value]bool, b, succ *ssa.BasicBlock) {
	for v := range l[succ] {
		if !made[v] {
			live[v] = true
		}
	}
	for _, instr := range succ.Instrs {
		phi, ok := instr.(*ssa.Phi)
		if !ok {
			return
		}
		for i, pred := range succ.Preds {
			if v := phi.Edges[i]; pred == b && !made[v] {
				live[v] = true
			}
		}
	}
}
