package origin

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"github.com/replaylint/replaylint/analyzers/internal/program"
	"golang.org/x/tools/go/ssa"
)

// phi joins the values that meet at a block.
func (a *Analysis) phi(v *ssa.Phi, q Path, json bool) Set {
	var arms []arm
	for i, e := range v.Edges {
		pred := v.Block().Preds[i]
		at := ssa.Instruction(v)
		if n := len(pred.Instrs); n > 0 {
			at = pred.Instrs[n-1]
		}
		arms = append(arms, arm{set: a.trace(e, q, at, json), val: e, block: pred, to: v.Block()})
	}
	return a.merge(arms, nil)
}

// merge joins what may be at hand of base. Where one arm is taken because
// another value was found empty, its sources are a fallback, and so is what
// callers pass for it.
func (a *Analysis) merge(arms []arm, base ssa.Value) Set {
	sets := make([]Set, len(arms))
	for i, x := range arms {
		sets[i] = x.set
		if len(x.set) > 0 && a.isFallback(arms, i, base) {
			sets[i] = x.set.AsFallback()
		}
	}
	return union(sets...)
}

// isFallback reports whether the i'th arm is taken only for want of another one:
// because what the other brings was found empty, or was not found present.
func (a *Analysis) isFallback(arms []arm, i int, base ssa.Value) bool {
	for j, other := range arms {
		if j == i || !other.isGiven() {
			continue
		}
		related := func(test ssa.Value) bool { return a.concerns(test, other.val, base) }
		if slices.ContainsFunc(only(arms[i], other, empty), related) || slices.ContainsFunc(only(other, arms[i], present), related) {
			return true
		}
	}
	return false
}

// only returns the values that were found empty (or present) on the way to x, and not
// on the way to y as well: what holds for both does not tell them apart.
func only(x, y arm, want sense) []ssa.Value {
	both := y.guards(want)
	return slices.DeleteFunc(x.guards(want), func(v ssa.Value) bool { return slices.Contains(both, v) })
}

// isGiven reports whether an arm brings a value that does not differ on a replay
// and is not just a constant.
func (x arm) isGiven() bool {
	_, isConst := x.val.(*ssa.Const)
	return (x.read || x.val != nil && !isConst) && !x.part && !x.set.Differs()
}

// concerns reports whether a tested value says anything of a given one: it is
// the same, or the given one is computed from it, or it was read from base, or
// it is the error or the ok that came with it.
func (a *Analysis) concerns(test, given, base ssa.Value) bool {
	if load, ok := test.(*ssa.UnOp); ok && base != nil {
		if b, _, _, known := a.root(load.X); !known && b == base {
			return true
		}
	}
	return given != nil && a.derives(given, test, 6, make(map[ssa.Value]bool))
}

// derives reports whether v is computed from x, or from another load of the
// same address, in at most depth steps. What was seen is not looked at again.
func (a *Analysis) derives(v, x ssa.Value, depth int, seen map[ssa.Value]bool) bool {
	if v == x || a.sameLoad(v, x) || sameTuple(v, x) {
		return true
	}
	instr, ok := v.(ssa.Instruction)
	if !ok || depth == 0 || seen[v] {
		return false
	}
	seen[v] = true
	for _, op := range instr.Operands(nil) {
		if *op != nil && a.derives(*op, x, depth-1, seen) {
			return true
		}
	}
	return false
}

func (a *Analysis) sameLoad(v, x ssa.Value) bool {
	vb, vp, _, vk := a.root(address(v))
	xb, xp, _, xk := a.root(address(x))
	return !vk && !xk && vb == xb && vp == xp
}

// address returns what v is loaded from, or v.
func address(v ssa.Value) ssa.Value {
	if load, ok := v.(*ssa.UnOp); ok && load.Op == token.MUL {
		return load.X
	}
	return v
}

func sameTuple(v, x ssa.Value) bool {
	ve, ok1 := v.(*ssa.Extract)
	xe, ok2 := x.(*ssa.Extract)
	return ok1 && ok2 && ve.Tuple == xe.Tuple
}

// A sense says which outcome of a test for emptiness leads somewhere.
type sense bool

const (
	empty   sense = true
	present sense = false
)

// guards returns the values that were found empty (or present) on every way to
// the arm.
func (x arm) guards(want sense) []ssa.Value {
	var found []ssa.Value
	add := func(from, to *ssa.BasicBlock) {
		if side, ok := branch(from, to); ok {
			if v, s := emptiness(condition(from), side); v != nil && s == want {
				found = append(found, v)
			}
		}
	}
	if x.to != nil {
		add(x.block, x.to)
	}
	for b := x.block; b != nil && b.Idom() != nil; b = b.Idom() {
		if len(b.Preds) == 1 {
			add(b.Preds[0], b)
		}
	}
	return found
}

func condition(b *ssa.BasicBlock) ssa.Value { return b.Instrs[len(b.Instrs)-1].(*ssa.If).Cond }

// branch returns on which side of from's condition to lies.
func branch(from, to *ssa.BasicBlock) (side bool, ok bool) {
	if len(from.Succs) != 2 || from.Succs[0] == from.Succs[1] {
		return false, false
	}
	if _, ok := from.Instrs[len(from.Instrs)-1].(*ssa.If); !ok {
		return false, false
	}
	return from.Succs[0] == to, true
}

// emptiness interprets a condition that came out as truth: which value it tests,
// and what it found.
func emptiness(cond ssa.Value, truth bool) (ssa.Value, sense) {
	switch c := cond.(type) {
	case *ssa.UnOp:
		if c.Op == token.NOT {
			return emptiness(c.X, !truth)
		}
	case *ssa.BinOp:
		return comparison(c, truth)
	case *ssa.Extract: // v, ok := ...
		if b, isBasic := c.Type().Underlying().(*types.Basic); isBasic && b.Kind() == types.Bool {
			return c, sense(!truth)
		}
	case *ssa.Call:
		if fn := c.Common().StaticCallee(); fn != nil && len(c.Common().Args) > 0 && isEmptyTest(fn.Name()) {
			return c.Common().Args[0], sense(truth)
		}
	}
	return nil, false
}

func isEmptyTest(name string) bool { return name == "IsZero" || name == "IsNil" || name == "IsEmpty" }

// comparison interprets a comparison with nothing, or with a word that stands
// for "make one up".
func comparison(c *ssa.BinOp, truth bool) (ssa.Value, sense) {
	tested := c.X
	if IsZero(c.X) {
		tested = c.Y
	} else if _, isWord := program.ConstText(c.Y); isWord && c.Op == token.EQL && truth {
		return tested, empty
	} else if !IsZero(c.Y) {
		return nil, false
	}
	isErr := program.IsError(tested.Type()) // err != nil: there is no value
	switch c.Op {
	case token.EQL:
		return content(tested), sense(truth != isErr)
	case token.NEQ:
		return content(tested), sense(truth == isErr)
	case token.GTR: // len(x) > 0
		return content(tested), sense(!truth)
	}
	return nil, false
}

// content returns x for len(x), strings.TrimSpace(x) and their like.
func content(v ssa.Value) ssa.Value {
	if call, ok := v.(*ssa.Call); ok && !call.Common().IsInvoke() && len(call.Common().Args) == 1 {
		if _, isMethod := call.Common().Args[0].(*ssa.Const); !isMethod {
			return call.Common().Args[0]
		}
	}
	return v
}

// IsZero reports whether v is the zero value of a type that may hold an identifier,
// or a variable such as uuid.Nil.
func IsZero(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.Const:
		if v.Value == nil {
			return true
		}
		switch v.Value.Kind() {
		case constant.String:
			return constant.StringVal(v.Value) == ""
		case constant.Int:
			return constant.Sign(v.Value) == 0
		}
	case *ssa.UnOp:
		g, ok := v.X.(*ssa.Global)
		return ok && (g.Name() == "Nil" || g.Name() == "Zero" || g.Name() == "Empty")
	}
	return false
}

// FoundEmpty returns the values that were found empty on every way to an instruction.
func (a *Analysis) FoundEmpty(instr ssa.Instruction) []ssa.Value {
	return arm{block: instr.Block()}.guards(empty)
}

// SameMemory reports whether two addresses lead to the same part of the same value.
func (a *Analysis) SameMemory(x, y ssa.Value) bool { return a.sameLoad(x, y) }

// Within reports whether an address leads to base or to a part of it.
func (a *Analysis) Within(addr, base ssa.Value) bool {
	b, _, _, known := a.root(addr)
	root, _, _, _ := a.root(base)
	return !known && b == root
}
