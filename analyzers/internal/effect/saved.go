package effect

import (
	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/origin"
)

// saved reports whether a minted value is stored before it is used as a key, by
// itself or within an object: then it is the operation's identity, and a replay
// that finds it stored uses it again.
func (x *extractor) saved(o origin.Origin, u use) bool {
	return !origin.IsStoring(u.wrapper) && x.flow.Stored(o, u.instr)
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
