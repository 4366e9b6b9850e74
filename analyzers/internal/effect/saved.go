package effect

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
)

// saved reports whether a minted value is stored before it is used as a key, by
// itself or within an object: then it is the operation's identity, and a replay
// that finds it stored uses it again.
func (x *extractor) saved(o origin.Origin, u use) bool {
	if u.wrapper != "" && isStoring(u.wrapper) {
		return false
	}
	found := false
	fn := u.instr.Parent()
	eachCall(fn, func(call ssa.CallInstruction) {
		if found || !stores(call) || !before(call, u.instr) {
			return
		}
		for _, arg := range call.Common().Args {
			for _, other := range x.flow.Of(arg, "", call) {
				if other.What == o.What && other.Pos() == o.Pos() && other.Where == o.Where && sameMint(other, o) {
					found = true
				}
			}
		}
	})
	return found
}

// memoised reports whether the request that a key belongs to is kept where
// nothing was found before: the next attempt finds it there, with its key.
//
//	if b.req == nil {
//		b.req = &Request{Key: uuid.NewString()}
//	}
func (x *extractor) memoised(u use) bool {
	key, ok := u.instr.(*ssa.Store)
	if !ok {
		return false
	}
	for _, b := range key.Parent().Blocks {
		for _, instr := range b.Instrs {
			kept, ok := instr.(*ssa.Store)
			if !ok || kept == key || !x.flow.Within(key.Addr, kept.Val) {
				continue
			}
			for _, tested := range x.flow.FoundEmpty(kept) {
				if x.flow.SameMemory(tested, kept.Addr) {
					return true
				}
			}
		}
	}
	return false
}

func sameMint(a, b origin.Origin) bool {
	ma, mb := a.Mint(), b.Mint()
	return ma == nil || mb == nil || ma.Instr == mb.Instr
}

// before reports whether a is executed before b, on every way to b.
func before(a, b ssa.Instruction) bool {
	if a == b {
		return false
	}
	if a.Block() != b.Block() {
		return a.Block().Dominates(b.Block())
	}
	for _, instr := range a.Block().Instrs {
		switch instr {
		case a:
			return true
		case b:
			return false
		}
	}
	return false
}

// stores reports whether a call is that of a method which stores what it is
// given: not that of a buffer, a hash or a byte order.
func stores(call ssa.CallInstruction) bool {
	m := methodOf(call)
	if m == nil || !isStoring(m.Name()) {
		return false
	}
	return m.Pkg() == nil || !catalog.IsStd(m.Pkg().Path()) || !origin.IsPure(m.Pkg().Path())
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

// isStoring reports whether a method of that name stores what it is given.
func isStoring(name string) bool {
	for _, verb := range []string{"Save", "Insert", "Create", "Store", "Put", "Upsert", "Persist", "Update", "Record", "Reserve", "Write", "Exec", "Add"} {
		if strings.HasPrefix(name, verb) && !strings.HasPrefix(name, "WriteString") && !strings.HasPrefix(name, "WriteByte") {
			return true
		}
	}
	return false
}
