package origin

import (
	"go/constant"
	"go/token"
	"go/types"

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
	return merge(arms)
}

// merge joins what may be at hand. Where one arm is taken because another value
// was found empty, its sources are a fallback.
func merge(arms []arm) Set {
	fallback := len(arms) > 1 && hasGiven(arms)
	sets := make([]Set, len(arms))
	for i, x := range arms {
		sets[i] = x.set
		if fallback && x.set.Differs() && (x.guarded(empty) || othersGuarded(arms, i)) {
			sets[i] = x.set.each(func(o *Origin) { o.Fallback = o.Fallback || o.Differs() })
		}
	}
	return union(sets...)
}

// hasGiven reports whether some arm brings a value that does not differ on a
// replay and is not just a constant.
func hasGiven(arms []arm) bool {
	for _, x := range arms {
		if _, isConst := x.val.(*ssa.Const); !isConst && !x.set.Differs() {
			return true
		}
	}
	return false
}

func othersGuarded(arms []arm, i int) bool {
	for j, x := range arms {
		if j != i && !x.set.Differs() && x.guarded(present) {
			return true
		}
	}
	return false
}

// A sense says which outcome of a test for emptiness leads somewhere.
type sense bool

const (
	empty   sense = true
	present sense = false
)

// guarded reports whether the arm is taken only when some value was found empty
// (or present).
func (x arm) guarded(want sense) bool {
	if x.to != nil {
		if side, ok := branch(x.block, x.to); ok && tests(x.block, side, want) {
			return true
		}
	}
	for b := x.block; b != nil && b.Idom() != nil; b = b.Idom() {
		if len(b.Preds) != 1 {
			continue
		}
		if side, ok := branch(b.Preds[0], b); ok && tests(b.Preds[0], side, want) {
			return true
		}
	}
	return false
}

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

// tests reports whether the condition at the end of b, having come out as side,
// says that some value is empty (or present).
func tests(b *ssa.BasicBlock, side bool, want sense) bool {
	cond := b.Instrs[len(b.Instrs)-1].(*ssa.If).Cond
	found, ok := emptiness(cond, side)
	return ok && found == want
}

// emptiness interprets a condition that came out as truth.
func emptiness(cond ssa.Value, truth bool) (sense, bool) {
	switch c := cond.(type) {
	case *ssa.UnOp:
		if c.Op == token.NOT {
			return emptiness(c.X, !truth)
		}
	case *ssa.BinOp:
		if !isZero(c.X) && !isZero(c.Y) {
			return false, false
		}
		isErr := isError(c.X.Type()) // err != nil: there is no value
		switch c.Op {
		case token.EQL:
			return sense(truth != isErr), true
		case token.NEQ:
			return sense(truth == isErr), true
		case token.GTR: // len(x) > 0
			return sense(!truth), true
		}
	case *ssa.Extract: // v, ok := ...
		if b, isBasic := c.Type().Underlying().(*types.Basic); isBasic && b.Kind() == types.Bool {
			return sense(!truth), true
		}
	case *ssa.Call:
		if fn := c.Common().StaticCallee(); fn != nil && (fn.Name() == "IsZero" || fn.Name() == "IsNil" || fn.Name() == "IsEmpty") {
			return sense(truth), true
		}
	}
	return false, false
}

// isZero reports whether v is the zero value of a type that may hold an identifier,
// or a variable such as uuid.Nil.
func isZero(v ssa.Value) bool {
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
