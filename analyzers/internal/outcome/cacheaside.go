package outcome

import (
	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// isCacheAside reports whether a write keeps for later what was looked up in
// vain under the same key, and is used whether it was found or not. When the
// write fails, it is looked up again.
func (p *paths) isCacheAside(write ssa.CallInstruction) bool {
	for _, b := range write.Parent().Blocks {
		for _, instr := range b.Instrs {
			read, ok := instr.(*ssa.Call)
			if ok && read != write && b.Dominates(write.Block()) && sharesKey(read, write) && p.workAt(read) == catalog.Read && meets(read, write) {
				return true
			}
		}
	}
	return false
}

// sharesKey reports whether two calls are of one receiver, and have an operand in common.
func sharesKey(read, write ssa.CallInstruction) bool {
	x, y := program.Operands(read), program.Operands(write)
	if len(x) < 2 || len(y) < 2 || unloaded(x[0]) != unloaded(y[0]) {
		return false
	}
	for _, arg := range x[1:] {
		for _, other := range y[1:] {
			if arg == other && isVariable(arg) && !catalog.IsContext(arg.Type()) {
				return true
			}
		}
	}
	return false
}

// unloaded returns the address that a value is loaded from, or the value itself.
func unloaded(v ssa.Value) ssa.Value {
	if load, ok := v.(*ssa.UnOp); ok {
		if field, ok := load.X.(*ssa.FieldAddr); ok {
			return field.X
		}
		return load.X
	}
	return v
}

// meets reports whether what a lookup returns and what is written come together
// in one value.
func meets(read *ssa.Call, write ssa.CallInstruction) bool {
	for _, ref := range *read.Referrers() {
		found, ok := ref.(*ssa.Extract)
		if !ok || found.Index != 0 {
			continue
		}
		for _, ref := range *found.Referrers() {
			if phi, ok := ref.(*ssa.Phi); ok && joins(phi, write) {
				return true
			}
		}
	}
	return false
}

func joins(phi *ssa.Phi, write ssa.CallInstruction) bool {
	for _, edge := range phi.Edges {
		for _, arg := range program.Operands(write) {
			if edge == unwrapped(arg) || edge == unloaded(unwrapped(arg)) {
				return true
			}
		}
	}
	return false
}
