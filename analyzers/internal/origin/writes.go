package origin

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// What a call does to memory that it is handed.
type effect uint8

const (
	leaves      effect = iota
	adds               // something joins what was there
	overwrites         // what was there is gone
	mayOverride        // an unknown function may have set it
)

// callWrites says what a call does to the part q of the memory that one of its
// operands refers to.
func (a *Analysis) callWrites(w write, q Path) (Set, effect) {
	common := w.call.Common()
	if b, ok := common.Value.(*ssa.Builtin); ok {
		if b.Name() == "copy" && w.arg == 0 {
			return a.trace(common.Args[1], "", w.call, false), adds
		}
		return nil, leaves
	}
	if common.IsInvoke() {
		return a.unknownWrite(Callee{Func: common.Method, Args: program.Operands(w.call)}, w, q)
	}
	callees := a.Callees(w.call)
	if len(callees) == 0 {
		return nil, mayOverride
	}
	var sets []Set
	does := leaves
	for _, c := range callees {
		set, d := a.calleeWrites(c, w, q)
		sets = append(sets, set)
		does = max(does, d)
	}
	return union(sets...), does
}

func (a *Analysis) calleeWrites(c Callee, w write, q Path) (Set, effect) {
	if len(c.Args) > len(w.call.Common().Args) {
		w.arg++ // a bound method's receiver comes first
	}
	if c.Func != nil {
		if set, ok := a.filled(c, w); ok {
			return set, overwrites
		}
	}
	var known []Write
	switch {
	case c.Body != nil:
		if w.arg < len(c.Body.Params) {
			known = a.writesTo(c.Body.Params[w.arg], w.arg)
		}
	case c.Func == nil:
		return nil, mayOverride
	default:
		s := a.Known(c.Func)
		if s == nil {
			return a.unknownWrite(c, w, q)
		}
		known = s.Writes
	}
	return a.applied(known, c, w, q)
}

// applied adds up the known writes of a callee that concern the part q.
func (a *Analysis) applied(known []Write, c Callee, w write, q Path) (Set, effect) {
	var sets []Set
	does := leaves
	for _, k := range known {
		if k.Param != w.arg {
			continue
		}
		rest, exact, ok := w.path.Join(k.Path).covers(q)
		if !ok {
			continue
		}
		set := a.instantiate(k.Origins, w.call, c)
		if rest != "" {
			set = a.instantiate(k.Origins.each(func(o *Origin) {
				if o.IsParam() {
					o.Path = o.Path.Join(rest)
				}
			}), w.call, c)
		}
		sets = append(sets, set)
		if exact && k.Always {
			does = max(does, overwrites)
		} else {
			does = max(does, adds)
		}
	}
	return union(sets...), does
}

// filled answers for a function that fills an operand from a source: rand.Read(b).
func (a *Analysis) filled(c Callee, w write) (Set, bool) {
	for _, row := range a.Index.Rows(c.Func) {
		if row.At.IsResult() || row.Role != catalog.Random && row.Role != catalog.Clock {
			continue
		}
		if at, ok := operandAt(row.At, c); ok && w.arg < len(c.Args) && at == c.Args[w.arg] {
			return a.source(row, c.Func, w.call.(ssa.Instruction)), true
		}
	}
	return nil, false
}

// unknownWrite answers for a function without a summary. What is decoded or
// scanned comes from outside; a writer takes what it is given; pointers to plain
// values are handed out to be set.
func (a *Analysis) unknownWrite(c Callee, w write, q Path) (Set, effect) {
	fn := c.Func
	if fn.Pkg() == nil || w.arg >= len(c.Args) {
		return nil, leaves
	}
	if IsPure(fn.Pkg().Path()) || isWriter(fn) {
		return a.others(fn, w)
	}
	if args := program.Operands(w.call); w.arg == 0 && len(args) == 2 && fn.Signature().Recv() != nil && strings.HasPrefix(fn.Name(), "Set") {
		if rest, _, ok := w.path.Join(property(fn.Name(), "Set")).covers(q); ok {
			return a.trace(args[1], rest, w.call, false), overwrites
		}
		return nil, leaves
	}
	if isDecoder(fn.Name()) || isPlainPointer(c.Args[w.arg].Type()) {
		return nil, overwrites
	}
	return nil, leaves
}

// others joins what else a call is given: fmt.Fprintf(w, ...), h.Write(p),
// binary.PutUint64(b, v), io.ReadFull(r, b).
func (a *Analysis) others(fn *types.Func, w write) (Set, effect) {
	if fn.Pkg().Path() == "fmt" && !strings.HasPrefix(fn.Name(), "F") {
		return nil, leaves
	}
	var sets []Set
	json := fn.Pkg().Path() == "encoding/json"
	for i, arg := range program.Operands(w.call) {
		if i != w.arg {
			sets = append(sets, a.trace(arg, "", w.call, json))
		}
	}
	if isDecoder(fn.Name()) {
		return union(sets...), overwrites
	}
	return union(sets...).each(func(o *Origin) { o.Composed = true }), adds
}

func isWriter(fn *types.Func) bool {
	return fn.Signature().Recv() != nil && strings.HasPrefix(fn.Name(), "Write")
}

// isDecoder reports whether a function of that name sets what its operand points to.
func isDecoder(name string) bool {
	for _, verb := range []string{"Unmarshal", "Decode", "Scan", "Bind", "Parse", "Load", "Read", "Get", "Fetch", "Find", "First", "Take", "Query", "Body", "Should"} {
		if strings.HasPrefix(name, verb) {
			return true
		}
	}
	return strings.HasSuffix(name, "Parser")
}

func isPlainPointer(t types.Type) bool {
	ptr, ok := t.Underlying().(*types.Pointer)
	if !ok {
		return false
	}
	switch ptr.Elem().Underlying().(type) {
	case *types.Basic, *types.Array:
		return true
	}
	return false
}

// WritesTo returns what a function of this package stores in the memory that
// its i'th parameter refers to.
func (a *Analysis) WritesTo(p *ssa.Parameter, i int) []Write {
	a.prepare()
	writes := slices.Clone(a.writesTo(p, i))
	for i := range writes {
		writes[i].Origins = writes[i].Origins.declared()
	}
	return writes
}

func (a *Analysis) writesTo(p *ssa.Parameter, i int) []Write {
	if known, ok := a.effects[p]; ok {
		return known // perhaps unfinished: a recursive function
	}
	a.effects[p] = nil
	fn := p.Parent()
	w := a.writers(p)
	var known []Write
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			for _, x := range w[instr] {
				known = append(known, a.written(x, instr, i)...)
			}
		}
	}
	a.effects[p] = known
	return known
}

func (a *Analysis) written(w write, instr ssa.Instruction, i int) []Write {
	if w.call == nil {
		at := instr
		if w.weak {
			at = lastOf(w.val)
		}
		return []Write{{Param: i, Path: w.path, Origins: a.trace(w.val, "", at, false), Always: !w.weak && always(instr)}}
	}
	var out []Write
	for _, c := range a.Callees(w.call) {
		for _, k := range a.nested(c, w) {
			out = append(out, Write{
				Param:   i,
				Path:    w.path.Join(k.Path),
				Origins: a.instantiate(k.Origins, w.call, c),
				Always:  k.Always && !w.weak && always(instr),
			})
		}
	}
	if len(out) == 0 {
		if set, does := a.callWrites(w, w.path); does == adds || does == overwrites {
			return []Write{{Param: i, Path: w.path, Origins: set, Always: does == overwrites && !w.weak && always(instr)}}
		}
	}
	return out
}

// nested returns the known writes of a callee to the operand that w hands it.
func (a *Analysis) nested(c Callee, w write) []Write {
	if len(c.Args) > len(w.call.Common().Args) {
		w.arg++
	}
	if c.Body != nil {
		if w.arg < len(c.Body.Params) {
			return a.writesTo(c.Body.Params[w.arg], w.arg)
		}
		return nil
	}
	if c.Func == nil {
		return nil
	}
	var known []Write
	if s := a.Known(c.Func); s != nil {
		for _, k := range s.Writes {
			if k.Param == w.arg {
				known = append(known, k)
			}
		}
	}
	return known
}

// always reports whether an instruction is on every way to a return.
func always(instr ssa.Instruction) bool {
	b := instr.Block()
	ok := true
	eachReturn(b.Parent(), func(ret *ssa.Return) { ok = ok && b.Dominates(ret.Block()) })
	return ok
}
