package outcome

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// leadsToWork reports whether other work comes after a lookup in its function: a
// lookup that fails is a loss only if something was to be done with the answer.
func (p *paths) leadsToWork(lookup ssa.CallInstruction) bool {
	seen := make(map[*ssa.BasicBlock]bool)
	var search func(b *ssa.BasicBlock) bool
	search = func(b *ssa.BasicBlock) bool {
		if seen[b] {
			return false
		}
		seen[b] = true
		if p.works(b.Instrs) {
			return true
		}
		for _, succ := range b.Succs {
			if search(succ) {
				return true
			}
		}
		return false
	}
	block := lookup.Block()
	for i, instr := range block.Instrs {
		if instr == lookup && p.works(block.Instrs[i+1:]) {
			return true
		}
	}
	for _, succ := range block.Succs {
		if search(succ) {
			return true
		}
	}
	return false
}

// works reports whether any of some instructions does work other than to look up.
func (p *paths) works(instrs []ssa.Instruction) bool {
	for _, instr := range instrs {
		if call, ok := instr.(ssa.CallInstruction); ok && isMoreThanRead(p.workAt(call)) {
			return true
		}
	}
	return false
}

func isMoreThanRead(role catalog.Role) bool {
	switch role {
	case 0, catalog.Read, catalog.Commit:
		return false
	}
	return true
}

// workAt says what a call does, or 0.
func (p *paths) workAt(call ssa.CallInstruction) catalog.Role {
	role, ok := p.a.works[call]
	if !ok {
		role = p.findWork(call)
		if p.a.works == nil {
			p.a.works = make(map[ssa.CallInstruction]catalog.Role)
		}
		p.a.works[call] = role
	}
	return role
}

func (p *paths) findWork(call ssa.CallInstruction) catalog.Role {
	if _, ok := call.Common().Value.(*ssa.Builtin); ok {
		return 0
	}
	targets := p.a.callees(call)
	if len(targets) == 0 {
		if program.ErrorResult(call.Common().Signature()) >= 0 {
			return catalog.Call // a function value
		}
		return 0
	}
	if exits, ok := p.exitsOfAll(targets); ok {
		if role := workOf(exits); role != 0 || !slices.ContainsFunc(exits, looksUp) {
			return role
		}
		return catalog.Read
	}
	return p.roleOf(targets[0], call)
}

func looksUp(e Exit) bool { return e.Loss != nil && e.Loss.Role == catalog.Read }
