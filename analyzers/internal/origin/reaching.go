package origin

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// An arm is one of several values that may be at hand.
type arm struct {
	set   Set
	val   ssa.Value       // the value, or nil
	block *ssa.BasicBlock // where it was stored or came from
	to    *ssa.BasicBlock // for the operand of a phi: the phi's block
	part  bool            // joins the others: no alternative to them
	read  bool            // a call has set it: decoded, scanned, bound
}

// contents answers for the part q of base at an instruction by walking back to
// the writes that reach it.
func (a *Analysis) contents(base ssa.Value, q Path, at ssa.Instruction, json bool, w map[ssa.Instruction][]write) Set {
	if fields := expand(base.Type(), q, json); fields != nil && touches(w, q) {
		var sets []Set
		for _, f := range fields {
			sets = append(sets, a.trace(base, q.Join(f), at, json))
		}
		return union(sets...)
	}
	r := reaching{Analysis: a, base: base, q: q, json: json, writes: w, seen: make(map[*ssa.BasicBlock]bool)}
	r.back(at.Block(), indexOf(at))
	if r.option {
		r.overridden()
	}
	return a.merge(r.arms, base)
}

// touches reports whether any write may concern the part q.
func touches(w map[ssa.Instruction][]write, q Path) bool {
	for _, ws := range w {
		for _, x := range ws {
			if _, _, ok := x.path.covers(q); ok {
				return true
			}
		}
	}
	return false
}

// reaching collects the writes to a part of base that reach an instruction.
type reaching struct {
	*Analysis
	base   ssa.Value
	q      Path
	json   bool
	writes map[ssa.Instruction][]write
	seen   map[*ssa.BasicBlock]bool
	arms   []arm
	option bool // an unknown function may have set the part since
}

// overridden marks the sources as defaults that an option may replace.
func (r *reaching) overridden() {
	for i := range r.arms {
		r.arms[i].set = r.arms[i].set.each(func(o *Origin) { o.Fallback = o.Fallback || o.Differs() })
	}
}

// back walks from the n'th instruction of b towards the function's entry.
func (r *reaching) back(b *ssa.BasicBlock, n int) {
	if r.walk(n); r.steps > maxSteps {
		return
	}
	for i := n - 1; i >= 0; i-- {
		instr := b.Instrs[i]
		if r.apply(instr, b) {
			return
		}
		if v, ok := instr.(ssa.Value); ok && v == r.base {
			r.arrive(b)
			return
		}
	}
	if len(b.Preds) == 0 || b.Index == 0 {
		r.arrive(b)
		return
	}
	for _, pred := range b.Preds {
		if !r.seen[pred] {
			r.seen[pred] = true
			r.back(pred, len(pred.Instrs))
		}
	}
}

// arrive adds what base is where it comes to be.
func (r *reaching) arrive(b *ssa.BasicBlock) {
	r.add(r.define(r.base, r.q, r.json), r.base, b, false)
}

func (r *reaching) add(set Set, val ssa.Value, b *ssa.BasicBlock, part bool) {
	if len(set) > 0 || val != r.base {
		r.arms = append(r.arms, arm{set: set, val: val, block: b, part: part})
	}
}

// apply adds the effect of one instruction, and reports whether what was there
// before is gone.
func (r *reaching) apply(instr ssa.Instruction, b *ssa.BasicBlock) (gone bool) {
	for _, w := range r.writes[instr] {
		rest, exact, ok := w.path.covers(r.q)
		if w.call == nil {
			if !ok {
				continue
			}
			at := instr
			if w.weak {
				at = lastOf(w.val)
			}
			r.add(r.trace(w.val, rest, at, r.json), w.val, b, !exact)
			gone = gone || exact && !w.weak
			continue
		}
		set, does := r.callWrites(w, r.q)
		switch does {
		case overwrites:
			r.arms = append(r.arms, arm{set: set, block: b, read: true})
			gone = gone || !w.weak
		case adds:
			if len(set) > 0 {
				r.add(set, nil, b, true)
			}
		case mayOverride:
			r.option = true
			r.add(r.optional(), nil, b, true)
		}
	}
	return gone
}

// optional is the set for what an unknown function may have stored: the field
// itself stands for it, if it is this package's.
func (r *reaching) optional() Set {
	t := r.base.Type()
	var field *types.Var
	for _, e := range r.q.elems() {
		field = fieldNamed(t, e)
		if t = part(t, e); t == nil {
			return nil
		}
	}
	if field == nil || field.Pkg() != r.Code.Pkg.Pkg {
		return nil
	}
	return Set{{Param: -1, option: field.Origin()}}
}

// lastOf returns an instruction at which v is known to exist, for values
// stored inside a closure.
func lastOf(v ssa.Value) ssa.Instruction {
	if instr, ok := v.(ssa.Instruction); ok {
		return instr
	}
	return nil
}

func indexOf(at ssa.Instruction) int {
	for i, instr := range at.Block().Instrs {
		if instr == at {
			return i
		}
	}
	return len(at.Block().Instrs)
}
