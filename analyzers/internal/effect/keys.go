package effect

import (
	"cmp"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/entry"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
)

// A KeyUse is a place where a value becomes a key, directly or by way of
// a wrapper's parameter: one with a source that differs on a replay, or the
// digest of a whole payload.
type KeyUse struct {
	Pos     token.Pos
	Sink    Sink
	Wrapper string // the function whose parameter becomes the key, or ""

	Mints   []Minting // the sources among the origins
	Entry   entry.Set // how deliveries reach the function
	Command bool      // a person runs it: in package main, say, and not beneath an entry point
	Func    string    // the name of the declared function around
	Wraps   bool      // which stands between callers and a service: a method, or what a request passes through

	// Payload is the input of which the key is a digest as a whole, or "".
	Payload string
	// Identity is an input that identifies the operation, or "".
	Identity string
	// Composed says that the operation exists already: an identity of it is
	// among the inputs, or something that tells it from others is in the key.
	Composed bool
	// Group is where a stable ordering group of the same request is set, or NoPos.
	Group token.Pos

	// Inner is the use in a function of another package that is called here, which
	// takes no key from its callers; or nil. No delivery is seen to reach it there.
	Inner *KeyUse
}

// A Minting is a source with what is known of its place.
type Minting struct {
	origin.Origin
	Retried bool // minted anew at each attempt of a retry
	Hoisted bool // minted once, and used by all attempts of a retry
	Saved   bool // stored before the key is used
}

// use is a KeyUse in the making.
type use struct {
	sink    Sink
	wrapper string
	set     origin.Set
	instr   ssa.Instruction // the store or call
	pos     token.Pos
	inner   *KeyUse

	fallback bool // the callee has a better key, if it is given one
}

// keyUses returns all uses with something to say of, by position.
func (x *extractor) keyUses() []KeyUse {
	var all []KeyUse
	for _, fn := range x.code.Functions {
		if fn.Parent() != nil {
			continue // with the declared function
		}
		for _, u := range x.usesIn(fn) {
			if u.set.Differs() || payload(fn, u) != "" {
				all = append(all, x.finish(u))
			}
		}
	}
	slices.SortStableFunc(all, func(a, b KeyUse) int { return cmp.Compare(a.Pos, b.Pos) })
	return all
}

// keyParams returns the parameters of fn that become keys. Where a source that
// is no mere fallback has joined already, callers cannot help it.
func (x *extractor) keyParams(fn *ssa.Function) []KeyParam {
	var params []KeyParam
	for _, u := range x.usesIn(fn) {
		if slices.ContainsFunc(u.set, func(o origin.Origin) bool { return o.Differs() && !o.Fallback }) {
			continue
		}
		for _, o := range u.set {
			p := KeyParam{o.Param, o.Path, u.sink, o.Fallback}
			if o.IsParam() && o.Param < len(fn.Params) && !slices.Contains(params, p) && !isVague(fn.Params[o.Param], u.sink) {
				params = append(params, p)
			}
		}
	}
	return params
}

// isVague reports whether a parameter may be anything, and its text the key of
// a claim: a message that is logged once, say, not what an operation is known by.
func isVague(p *ssa.Parameter, sink Sink) bool {
	if sink.Tier != catalog.Claiming {
		return false
	}
	t := p.Type()
	if slice, ok := t.Underlying().(*types.Slice); ok {
		t = slice.Elem()
	}
	return types.IsInterface(t)
}

// usesIn returns the uses of keys in a declared function and the closures in it.
func (x *extractor) usesIn(fn *ssa.Function) []use {
	if uses, ok := x.uses[fn]; ok {
		return uses
	}
	x.uses[fn] = nil // a recursive function sees none
	var uses []use
	x.collectUses(fn, &uses)
	x.uses[fn] = uses
	return uses
}

func (x *extractor) collectUses(fn *ssa.Function, uses *[]use) {
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			switch instr := instr.(type) {
			case *ssa.Store:
				x.storeUse(instr, uses)
			case *ssa.MapUpdate:
				x.mapUse(instr, uses)
			case ssa.CallInstruction:
				x.callUses(instr, uses)
			}
		}
	}
	for _, anon := range fn.AnonFuncs {
		x.collectUses(anon, uses)
	}
}

// add asks for the origins of a value that becomes a key.
func (x *extractor) add(uses *[]use, u use, v ssa.Value, path origin.Path) {
	if _, ok := v.(*ssa.Const); ok {
		return
	}
	if u.set = x.flow.Of(v, path, u.instr); u.fallback {
		u.set = u.set.AsFallback()
	}
	if len(u.set) > 0 {
		*uses = append(*uses, u)
	}
}

// isGiven reports whether a call passes, or may pass, what a callee takes for a key
// before it turns to a fallback: anything but nothing.
func isGiven(c origin.Callee, params []KeyParam, sink Sink) bool {
	known := false
	for _, k := range params {
		if k.Fallback || k.Sink != sink || k.Param >= len(c.Args) {
			continue
		}
		if known = true; !origin.IsZero(c.Args[k.Param]) {
			return true
		}
	}
	return !known // what it is taken from is no parameter
}
