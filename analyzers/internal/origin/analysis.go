package origin

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// An Analysis answers questions about the values of one package. It remembers
// answers, and is not safe for concurrent use.
type Analysis struct {
	Code  *program.Code
	Index *catalog.Index
	Fset  *token.FileSet

	// Known returns the summary of a function of another package, or nil.
	Known func(*types.Func) *Summary

	// Methods returns the methods that a call of an interface's method may
	// reach, as far as they can be seen.
	Methods func(recv types.Type, method *types.Func) []*types.Func

	memo    map[query]Set
	active  map[query]int
	lowest  int // the outermost active query that the current answer leans on
	steps   int // for the question at hand
	total   int // for the questions before
	walked  int // instructions, towards the next step
	writes  map[ssa.Value]map[ssa.Instruction][]write
	effects map[*ssa.Parameter][]Write
	held    map[types.Object][]ssa.Value // values stored in func-typed fields and variables
	context map[any][]*ssa.Call          // calls of context.WithValue, by key
}

// A query asks for the origins of the part of v at path, as it is before the
// instruction at.
type query struct {
	v    ssa.Value
	path Path
	at   ssa.Instruction
	json bool // as encoding/json sees it: without unexported and ignored fields
}

// maxSteps bounds the work for one question, so that no program hangs the
// analysis. An answer that needs more is empty: silence, the same on every run.
const maxSteps = 5_000

// maxTotal bounds the work for all questions of a package, and stepLength what
// counts as a step on the way back through a function.
const (
	maxTotal   = 2_000_000
	stepLength = 512
)

// A Mint is the place in a function where a value is minted: the source
// itself, or the call that leads to it.
type Mint struct{ Instr ssa.Instruction }

// Of returns the origins of the part of v at path, as it is before the instruction at.
func (a *Analysis) Of(v ssa.Value, path Path, at ssa.Instruction) Set {
	a.prepare()
	set := a.trace(v, path, at, false)
	if a.steps > maxSteps {
		return nil
	}
	return set.declared()
}

// prepare starts a new question.
func (a *Analysis) prepare() {
	if a.memo == nil {
		a.memo = make(map[query]Set)
		a.active = make(map[query]int)
		a.writes = make(map[ssa.Value]map[ssa.Instruction][]write)
		a.effects = make(map[*ssa.Parameter][]Write)
	}
	a.total += a.steps
	a.steps = 0
	if a.total > maxTotal {
		a.steps = maxSteps + 1 // no more answers
	}
}

// walk counts instructions that were looked at.
func (a *Analysis) walk(n int) {
	if a.walked += n; a.walked >= stepLength {
		a.steps += a.walked / stepLength
		a.walked %= stepLength
	}
}

// trace is Of for the analysis itself.
func (a *Analysis) trace(v ssa.Value, path Path, at ssa.Instruction, json bool) Set {
	if program.IsError(v.Type()) {
		return nil // no key, whatever its text says
	}
	base, q, known, ok := a.root(v)
	if ok {
		return known
	}
	q = q.Join(path)
	if q.depth() > 8 {
		return nil // a recursive type
	}
	key := query{base, q, at, json}
	if !isReference(base) {
		key.at = nil // the same everywhere
	}
	return a.once(key, func() Set {
		if w := a.writers(base); len(w) > 0 && at != nil {
			return a.contents(base, q, at, json, w)
		}
		return a.define(base, q, json)
	})
}

// once answers a query through the memo. A query that is asked while it is
// being answered adds nothing (a loop), and what leans on it is not remembered.
func (a *Analysis) once(key query, answer func() Set) Set {
	if set, ok := a.memo[key]; ok {
		return set
	}
	if depth, ok := a.active[key]; ok {
		a.lowest = min(a.lowest, depth)
		return nil
	}
	if a.steps++; a.steps > maxSteps {
		a.lowest = -1
		return nil
	}
	depth := len(a.active)
	a.active[key] = depth
	outer := a.lowest
	a.lowest = depth + 1
	set := answer()
	if a.lowest > depth {
		a.lowest = depth + 1
	}
	_, isFunc := key.v.(*ssa.Function)
	if a.lowest >= depth || isFunc { // leans on nothing outside, or on a caller: recursion adds nothing more
		a.memo[key] = set
		a.lowest = outer
	} else {
		a.lowest = min(a.lowest, outer)
	}
	delete(a.active, key)
	return set
}

// root peels off what leads from v to a value of which it is a part, an
// address or a conversion. A field of which the catalogue knows the origin ends
// it with an answer.
func (a *Analysis) root(v ssa.Value) (base ssa.Value, path Path, known Set, ok bool) {
	for {
		switch x := v.(type) {
		case *ssa.FieldAddr:
			field := program.Field(x.X.Type(), x.Field)
			if set, ok := a.field(field, x); ok {
				return nil, "", set, true
			}
			v, path = x.X, Path(field.Name()).Join(path)
		case *ssa.IndexAddr:
			v, path = x.X, anyElem.Join(path)
		case *ssa.Slice:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		case *ssa.ChangeInterface:
			v = x.X
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.Convert:
			v = x.X
		case *ssa.MultiConvert:
			v = x.X
		case *ssa.SliceToArrayPointer:
			v = x.X
		case *ssa.TypeAssert:
			if x.CommaOk {
				return v, path, nil, false
			}
			v = x.X
		default:
			return v, path, nil, false
		}
	}
}

// field answers for a field that is a source, or stable, by the catalogue.
func (a *Analysis) field(field *types.Var, at ssa.Instruction) (Set, bool) {
	for _, row := range a.Index.Rows(field) {
		switch row.Role {
		case catalog.Delivery:
			return a.source(row, field, at), true
		case catalog.Message:
			return nil, true
		}
	}
	return nil, false
}

// source is the set of one source, met at an instruction.
func (a *Analysis) source(row catalog.Row, obj types.Object, at ssa.Instruction) Set {
	return Set{{
		Role:  row.Role,
		What:  nameOf(row, obj),
		Param: -1,
		pos:   at.Pos(),
		mint:  &Mint{at},
	}}
}

// nameOf is what a reader calls an object: "time.Now", "Message.ReceiptHandle".
func nameOf(row catalog.Row, obj types.Object) string {
	if fn, ok := obj.(*types.Func); ok && fn.Signature().Recv() != nil {
		if recv := program.TypeName(fn.Signature().Recv().Type()); recv != "" {
			return recv + "." + fn.Name()
		}
	}
	if v, ok := obj.(*types.Var); ok && v.IsField() {
		return row.Name
	}
	if obj.Pkg() != nil {
		return obj.Pkg().Name() + "." + obj.Name()
	}
	return obj.Name()
}

// isReference reports whether others may write to what v refers to.
func isReference(v ssa.Value) bool {
	switch v.Type().Underlying().(type) {
	case *types.Pointer, *types.Slice, *types.Map, *types.Interface, *types.Signature:
		return true
	}
	return false
}
