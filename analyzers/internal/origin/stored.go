package origin

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// Stored reports whether a value that is minted in the function of an
// instruction is stored, by itself or within an object, before that instruction.
func (a *Analysis) Stored(o Origin, at ssa.Instruction) bool {
	a.prepare()
	return a.stored(o, at)
}

func (a *Analysis) stored(o Origin, at ssa.Instruction) bool {
	for _, b := range at.Parent().Blocks {
		for _, instr := range b.Instrs {
			call, ok := instr.(ssa.CallInstruction)
			if ok && stores(call) && before(instr, at) && a.passes(call, o) {
				return true
			}
		}
	}
	return false
}

// passes reports whether a call is given a value with the same mint.
func (a *Analysis) passes(call ssa.CallInstruction, o Origin) bool {
	for _, arg := range call.Common().Args {
		for _, other := range a.trace(arg, "", call, false) {
			if other.What == o.What && other.pos == o.pos && other.Where == o.Where && sameMint(other, o) {
				return true
			}
		}
	}
	return false
}

func sameMint(a, b Origin) bool {
	return a.mint == nil || b.mint == nil || a.mint.Instr == b.mint.Instr
}

// before reports whether a is executed before b, on every way to b.
func before(a, b ssa.Instruction) bool {
	if a == b {
		return false
	}
	if a.Block() != b.Block() {
		return a.Block().Dominates(b.Block())
	}
	return indexOf(a) < indexOf(b)
}

// stores reports whether a call is that of a method which stores what it is
// given: not that of a buffer, a hash or a byte order.
func stores(call ssa.CallInstruction) bool {
	m := methodOf(call)
	return m != nil && IsStoring(m.Name()) && (m.Pkg() == nil || !IsPure(m.Pkg().Path()))
}

// methodOf returns the method that a call names, or nil.
func methodOf(call ssa.CallInstruction) *types.Func {
	common := call.Common()
	if common.IsInvoke() {
		return common.Method
	}
	if fn := common.StaticCallee(); fn != nil && fn.Signature.Recv() != nil {
		m, _ := fn.Object().(*types.Func)
		return m
	}
	return nil
}

// storing are the verbs with which the names of methods begin that store what
// they are given.
var storing = []string{
	"Save", "Insert", "Create", "Store", "Put", "Upsert", "Persist",
	"Update", "Record", "Reserve", "Exec", "Add",
}

// IsStoring reports whether a method of that name stores what it is given.
func IsStoring(name string) bool {
	for _, verb := range storing {
		if strings.HasPrefix(name, verb) {
			return true
		}
	}
	return false
}
