package effect

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// finish says what is known of the place of a use.
func (x *extractor) finish(u use) KeyUse {
	inner := u.instr.Parent()
	fn := program.Declared(inner)
	k := KeyUse{
		Pos:     u.pos,
		Sink:    u.sink,
		Wrapper: u.wrapper,
		Entry:   x.entries.Reached(inner) | x.entries.Reached(fn),
		Func:    fn.Name(),
		Wraps:   fn.Signature.Recv() != nil || takes(inner, catalog.IsHTTPRequest),
		Group:   x.group(u),
		Inner:   u.inner,
	}
	k.Command = k.Entry == 0 && (x.pass.Pkg.Name() == "main" || takes(fn, catalog.IsCommand))
	fallback := x.isFallback(u)
	var parts []string // the inputs that are parts of the key
	for _, o := range u.set {
		if o.Differs() {
			o.Fallback = o.Fallback || fallback
			m := Minting{Origin: o.WithoutMint(), Retried: x.mintedInRetry(o, u), Saved: x.memoised(u) || x.saved(o, u)}
			m.Hoisted = !m.Retried && x.isAttempt(u.instr)
			k.Mints = append(k.Mints, m)
		} else if o.IsParam() && o.Param < len(fn.Params) && isInput(fn, o) {
			parts = append(parts, inputName(fn.Params[o.Param], o.Path))
		}
	}
	k.Identity = identity(fn, parts)
	k.Payload = payload(fn, u)
	k.Composed = k.Identity != "" || slices.ContainsFunc(parts, isIdentifying)
	return k
}

// isFallback reports whether the key is set only where none was found: where
// what it is stored in was empty, or something that is called a key.
func (x *extractor) isFallback(u use) bool {
	for _, tested := range x.flow.FoundEmpty(u.instr) {
		if catalog.IsKeyName(x.flow.Name(tested)) {
			return true
		}
		if store, ok := u.instr.(*ssa.Store); ok && x.flow.SameMemory(tested, store.Addr) {
			return true
		}
	}
	return false
}

// takes reports whether fn has a parameter of a certain kind.
func takes(fn *ssa.Function, kind func(types.Type) bool) bool {
	return slices.ContainsFunc(fn.Params, func(p *ssa.Parameter) bool { return kind(p.Type()) })
}

// mintedInRetry reports whether a value is minted anew at each attempt: in a
// loop that goes round until something succeeds, or in a function that is
// called again when it fails.
func (x *extractor) mintedInRetry(o origin.Origin, u use) bool {
	at := u.instr
	if m := o.Mint(); m != nil {
		at = m.Instr
	}
	return x.isAttempt(at) && !isRotation(at)
}

// isRotation reports whether an instruction is executed only after an error of a
// certain kind: the receiver refused the last key, and wants another.
func isRotation(at ssa.Instruction) bool {
	for b := at.Block(); b != nil && b.Idom() != nil; b = b.Idom() {
		if len(b.Preds) != 1 || b.Preds[0].Succs[0] != b {
			continue
		}
		cond, ok := b.Preds[0].Instrs[len(b.Preds[0].Instrs)-1].(*ssa.If)
		if !ok {
			continue
		}
		if test, ok := cond.Cond.(*ssa.Call); ok && slices.ContainsFunc(test.Common().Args, isErrorValue) {
			return true
		}
	}
	return false
}

func isErrorValue(v ssa.Value) bool { return program.IsError(v.Type()) }

// isAttempt reports whether an instruction is executed again when something fails.
func (x *extractor) isAttempt(at ssa.Instruction) bool {
	return x.inRetryLoop(at) || x.retried[at.Parent()]
}

// group returns where the request that a key belongs to sets an ordering group
// from an identifier of the event: not from one of a thing that many events are
// about, for they are not to be taken for one.
func (x *extractor) group(u use) token.Pos {
	store, ok := u.instr.(*ssa.Store)
	if !ok {
		return token.NoPos
	}
	key, ok := store.Addr.(*ssa.FieldAddr)
	if !ok || key.X.Referrers() == nil {
		return token.NoPos
	}
	for _, ref := range *key.X.Referrers() {
		addr, ok := ref.(*ssa.FieldAddr)
		if !ok || addr == key {
			continue
		}
		if _, field := fieldOf(addr); x.index.Row(field, catalog.Group) == nil || !types.Identical(field.Type(), program.Deref(key.Type())) {
			continue
		}
		for _, ref := range *addr.Referrers() {
			if set, ok := ref.(*ssa.Store); ok && set.Addr == addr && x.isEventID(set) {
				return set.Pos()
			}
		}
	}
	return token.NoPos
}

// isEventID reports whether a store's value is the identifier of an event, and
// nothing that differs on a replay.
func (x *extractor) isEventID(store *ssa.Store) bool {
	return !x.flow.Of(store.Val, "", store).Differs() && namesEvent(x.flow.Name(store.Val))
}
