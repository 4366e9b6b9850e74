// Package origin finds where a value comes from: backwards through the SSA form
// of a package, on demand, and through calls by the summaries of callees.
//
// Only data flow counts, not what a branch decided. The analysis keeps fields
// apart, follows the order of stores, and is silent (finds no origin) where it
// does not know.
package origin

import (
	"cmp"
	"fmt"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
)

// An Origin is one place that a part of a value comes from: a source that
// differs on a replay, or a parameter of the function in question.
type Origin struct {
	// Role is Clock, Random, Counter or Delivery for a source, Message for
	// the identity of a message, and 0 for a parameter.
	Role catalog.Role

	What  string // what a reader calls the source: "time.Now", "Message.ReceiptHandle"
	Where string // where it is, in another package: "idgen.go:31"

	Param int  // index among the parameters, the receiver first
	Path  Path // the part of the parameter

	Window   bool // of a clock: cut off to a longer period
	Fallback bool // used only when another value is empty, or no option sets one
	Request  bool // belongs to a request as such: where messages are handled, it came with them
	Injected bool // behind an interface, of which others may bring another implementation
	Digest   bool // went through a hash
	Composed bool // a part of the value only; other parts join it

	of     *ssa.Function // whose parameter it is; nil in a summary of another package
	option *types.Var    // a field that an unknown function may set; see Option

	pos  token.Pos // of the source, or of the step that reached it, in this package
	hops []Hop
	mint *Mint
}

// A Hop is a step on a value's way from its source, nearest to the source first.
type Hop struct {
	Pos  token.Pos
	What string
}

// IsParam reports whether o is a parameter.
func (o Origin) IsParam() bool { return o.Role == 0 && o.option == nil }

// Option returns the field of this package, or nil, that holds the value
// when a functional option has been given, whoever made it.
func (o Origin) Option() *types.Var { return o.option }

// Differs reports whether o is a source whose value differs on a replay.
func (o Origin) Differs() bool {
	switch o.Role {
	case catalog.Clock, catalog.Random, catalog.Counter, catalog.Delivery:
		return true
	}
	return false
}

// Pos is the position in the package at hand where the value is minted: of the
// source itself, or of the call that leads to it.
func (o Origin) Pos() token.Pos { return o.pos }

// Hops returns the steps from the source to the place that was asked about.
func (o Origin) Hops() []Hop { return o.hops }

// Mint returns where in the package at hand the value is minted, or nil.
func (o Origin) Mint() *Mint { return o.mint }

// String is for tests: "time.Now", "time.Now?" for a fallback, "$0.ID" for a parameter.
func (o Origin) String() string {
	var b strings.Builder
	if o.option != nil {
		fmt.Fprintf(&b, "option %s", o.option.Name())
	} else if o.IsParam() {
		fmt.Fprintf(&b, "$%d", o.Param)
		if o.Path != "" {
			b.WriteString("." + string(o.Path))
		}
	} else {
		b.WriteString(o.What)
	}
	if o.Window {
		b.WriteString("~")
	}
	if o.Fallback {
		b.WriteString("?")
	}
	return b.String()
}

// compare orders origins, those that say most first, and equates the ones that
// say the same.
func compare(a, b Origin) int {
	return cmp.Or(
		cmp.Compare(rank(a.Role), rank(b.Role)),
		cmp.Compare(a.What, b.What),
		cmp.Compare(a.Where, b.Where),
		cmp.Compare(a.Param, b.Param),
		cmp.Compare(a.Path, b.Path),
		compareBool(a.Window, b.Window),
		compareBool(a.Fallback, b.Fallback),
		cmp.Compare(a.pos, b.pos),
		cmp.Compare(optionPos(a), optionPos(b)),
	)
}

func optionPos(o Origin) token.Pos {
	if o.option == nil {
		return token.NoPos
	}
	return o.option.Pos()
}

// rank puts what belongs to a delivery before what is merely new, and parameters last.
func rank(r catalog.Role) int {
	switch r {
	case catalog.Delivery:
		return 0
	case 0:
		return 1 << 8
	}
	return int(r)
}

func compareBool(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return +1
}

// A Set is what is known of a value's origins, ordered and without repetition.
type Set []Origin

// union merges sets. Nothing is shared with the operands but the origins' hops.
func union(sets ...Set) Set {
	n, last := 0, Set(nil)
	for _, s := range sets {
		if len(s) > 0 {
			n, last = n+len(s), s
		}
	}
	if n == len(last) {
		return last
	}
	all := make(Set, 0, n)
	for _, s := range sets {
		all = append(all, s...)
	}
	return all.normal()
}

func (s Set) normal() Set {
	if len(s) < 2 {
		return s
	}
	slices.SortStableFunc(s, compare)
	s = slices.CompactFunc(s, func(a, b Origin) bool { return compare(a, b) == 0 })
	if len(s) > maxOrigins {
		s = s[:maxOrigins] // sources come first
	}
	return s
}

// maxOrigins bounds a set: of whole structs, hundreds of fields may be known.
const maxOrigins = 24

// Differs reports whether any origin differs on a replay.
func (s Set) Differs() bool { return slices.ContainsFunc(s, Origin.Differs) }

// each returns the set with f applied to a copy of every origin.
func (s Set) each(f func(*Origin)) Set {
	if len(s) == 0 {
		return nil
	}
	out := slices.Clone(s)
	for i := range out {
		f(&out[i])
	}
	return out.normal()
}

// AsFallback returns the set of what is used only where another value is empty.
func (s Set) AsFallback() Set {
	return s.each(func(o *Origin) { o.Fallback = o.Fallback || o.Differs() || o.IsParam() })
}

// Sources returns the origins that differ on a replay.
func (s Set) Sources() Set {
	var out Set
	for _, o := range s {
		if o.Differs() {
			out = append(out, o)
		}
	}
	return out
}

// Portable returns the set as other packages may know it: without positions of
// this package, but with their names as where tells them.
func (s Set) Portable(where func(Origin) string) Set {
	s = slices.DeleteFunc(slices.Clone(s), func(o Origin) bool { return o.option != nil })
	return s.each(func(o *Origin) {
		if !o.IsParam() && o.Where == "" {
			o.Where = where(*o)
		}
		o.pos, o.hops, o.mint, o.of = 0, nil, nil, nil
	})
}

// At returns o, a source in another package, as it is met at a call that leads there.
func (o Origin) At(call ssa.CallInstruction) Origin {
	o.mint = &Mint{call}
	return o
}

// WithoutMint returns o without what refers to the SSA form.
func (o Origin) WithoutMint() Origin {
	o.mint = nil
	return o
}

// WithoutMints returns the set without what refers to the SSA form.
func (s Set) WithoutMints() Set { return s.each(func(o *Origin) { o.mint, o.of = nil, nil }) }

// declared returns the set without the parameters of closures: only the
// callers of declared functions can be asked.
func (s Set) declared() Set {
	return slices.DeleteFunc(slices.Clone(s), func(o Origin) bool { return o.of != nil && o.of.Parent() != nil })
}

// FreshIn returns the set of a source that an instruction itself brings, such as
// a function in the text of a statement.
func FreshIn(instr ssa.Instruction, role catalog.Role, what string) Set {
	return Set{{Role: role, What: what, Param: -1, pos: instr.Pos(), mint: &Mint{instr}}}
}
