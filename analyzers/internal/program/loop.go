package program

import (
	"go/token"

	"golang.org/x/tools/go/ssa"
)

// A Loop is a natural loop: the blocks from which control can come back to the
// head without leaving.
type Loop struct {
	Head   *ssa.BasicBlock
	Blocks map[*ssa.BasicBlock]bool
}

// Loops returns the natural loops of a function, by the order of their heads;
// loops with one head are one.
func Loops(fn *ssa.Function) []*Loop {
	var loops []*Loop
	for _, head := range fn.Blocks {
		var loop *Loop
		for _, pred := range head.Preds {
			if !head.Dominates(pred) {
				continue
			}
			if loop == nil {
				loop = &Loop{Head: head, Blocks: map[*ssa.BasicBlock]bool{head: true}}
			}
			loop.reach(pred)
		}
		if loop != nil {
			loops = append(loops, loop)
		}
	}
	return loops
}

func (l *Loop) reach(b *ssa.BasicBlock) {
	if l.Blocks[b] {
		return
	}
	l.Blocks[b] = true
	for _, pred := range b.Preds {
		l.reach(pred)
	}
}

// Retries reports whether the loop goes round until something succeeds: it is
// left where an error is found to be nil, and goes on where it is not.
func (l *Loop) Retries() bool {
	for b := range l.Blocks {
		ok, bad := errorBranch(b)
		if ok != nil && !l.stays(ok) && l.stays(bad) {
			return true
		}
	}
	return false
}

// stays reports whether control in b may come round again.
func (l *Loop) stays(b *ssa.BasicBlock) bool { return l.Blocks[b] }

// errorBranch returns where a block goes when an error is nil, and when it is
// not; nil unless the block ends with such a test.
func errorBranch(b *ssa.BasicBlock) (ok, bad *ssa.BasicBlock) {
	cond, isIf := b.Instrs[len(b.Instrs)-1].(*ssa.If)
	if !isIf {
		return nil, nil
	}
	test, isTest := cond.Cond.(*ssa.BinOp)
	if !isTest || !IsError(test.X.Type()) {
		return nil, nil
	}
	if c, isConst := test.Y.(*ssa.Const); !isConst || !c.IsNil() {
		return nil, nil
	}
	switch test.Op {
	case token.EQL:
		return b.Succs[0], b.Succs[1]
	case token.NEQ:
		return b.Succs[1], b.Succs[0]
	}
	return nil, nil
}
