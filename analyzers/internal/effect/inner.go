package effect

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// maxInner bounds the uses that a summary holds.
const maxInner = 4

// innerUses returns the uses in fn, and in what it calls, of keys that are made up
// there although no delivery is seen to come in: whether one does is for the callers
// to say. Keys that are checked everywhere are not among them.
func (x *extractor) innerUses(fn *ssa.Function) []KeyUse {
	if inner, ok := x.inner[fn]; ok || x.entries.Reached(fn) != 0 {
		return inner
	}
	x.inner[fn] = nil // a recursive function adds nothing
	inner := x.ownInnerUses(fn)
	x.eachBody(fn, func(body *ssa.Function) {
		if body != fn {
			inner = append(inner, x.innerUses(body)...)
		}
	})
	inner = inner[:min(len(inner), maxInner)]
	x.inner[fn] = inner
	return inner
}

func (x *extractor) ownInnerUses(fn *ssa.Function) []KeyUse {
	var inner []KeyUse
	for _, u := range x.usesIn(fn) {
		switch {
		case !u.set.Differs() || u.sink.Tier == catalog.Broker || u.sink.Tier == catalog.Claiming:
			continue
		case u.inner != nil:
			inner = append(inner, *u.inner)
			continue
		}
		k := x.finish(u)
		k.Pos, k.Group = token.NoPos, token.NoPos
		if k.Mints = x.portableMints(k.Mints); k.Entry == 0 && len(k.Mints) > 0 {
			inner = append(inner, k)
		}
	}
	return inner
}

// eachBody calls f with the declared functions of this package that fn calls, by
// itself or in a closure.
func (x *extractor) eachBody(fn *ssa.Function, f func(*ssa.Function)) {
	program.EachCall(fn, func(call ssa.CallInstruction) {
		for _, c := range x.flow.Callees(call) {
			if c.Body != nil && c.Body.Parent() == nil {
				f(c.Body)
			}
		}
	})
	for _, anon := range fn.AnonFuncs {
		x.eachBody(anon, f)
	}
}

// portableMints returns the sources that a callee makes up whenever it is called,
// with positions that other packages understand.
func (x *extractor) portableMints(mints []Minting) []Minting {
	var out []Minting
	for _, m := range mints {
		if m.Saved || m.Fallback || m.Request {
			continue
		}
		for _, o := range x.portable(origin.Set{m.Origin}) {
			m.Origin = o
			out = append(out, m)
		}
	}
	return out
}

// calledUses recognises calls of functions of other packages that make up a key.
func (x *extractor) calledUses(call ssa.CallInstruction, c origin.Callee, uses *[]use) {
	if c.Func == nil || c.Body != nil {
		return
	}
	s := x.known(c.Func)
	if s == nil {
		return
	}
	for i := range s.Inner {
		inner := &s.Inner[i]
		u := use{sink: inner.Sink, wrapper: wrapperName(c), instr: call, pos: call.Pos(), inner: inner}
		for _, m := range inner.Mints {
			u.set = append(u.set, m.At(call))
		}
		*uses = append(*uses, u)
	}
}
