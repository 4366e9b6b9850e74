package program

import "golang.org/x/tools/go/ssa"

// EachCall calls f with the calls in a function, those of its closures left out.
func EachCall(fn *ssa.Function, f func(ssa.CallInstruction)) {
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if call, ok := instr.(ssa.CallInstruction); ok {
				f(call)
			}
		}
	}
}

// Operands returns what a call passes, the receiver first.
func Operands(call ssa.CallInstruction) []ssa.Value {
	common := call.Common()
	if common.IsInvoke() {
		return append([]ssa.Value{common.Value}, common.Args...)
	}
	return common.Args
}

// Declared returns the declared function around fn, or fn itself.
func Declared(fn *ssa.Function) *ssa.Function {
	for fn.Parent() != nil {
		fn = fn.Parent()
	}
	return fn
}
