package outcome

import (
	"go/types"
	"strings"

	"github.com/replaylint/replaylint/analyzers/internal/program"
	"golang.org/x/tools/go/ssa"
)

// cellOf returns the part of memory that an address denotes.
func (w *walk) cellOf(addr ssa.Value) (c cell, ok bool) {
	path := ""
	for {
		switch x := addr.(type) {
		case *ssa.FieldAddr:
			path = "." + fieldName(x) + path
			addr = x.X
		case *ssa.IndexAddr:
			path = "[]" + path
			addr = x.X
		case *ssa.FreeVar:
			if addr = w.a.binding(x); addr == nil {
				return cell{x, path}, true
			}
		case *ssa.UnOp:
			if at, ok := w.cellOf(x.X); ok && at.root != nil {
				return cell{at.root, at.path + "*" + path}, true
			}
			return cell{}, false
		case *ssa.ChangeType:
			addr = x.X
		case *ssa.Slice:
			addr = x.X
		default:
			return cell{x, path}, true
		}
	}
}

func fieldName(addr *ssa.FieldAddr) string {
	return program.Field(addr.X.Type(), addr.Field).Name()
}

// binding returns what a closure has captured, the same at each call of it.
func (a *Analysis) binding(v *ssa.FreeVar) ssa.Value {
	if a.bindings == nil {
		a.bindings = make(map[*ssa.FreeVar]ssa.Value)
		for _, fn := range a.Code.Functions {
			for _, b := range fn.Blocks {
				for _, instr := range b.Instrs {
					if made, ok := instr.(*ssa.MakeClosure); ok {
						a.bind(made)
					}
				}
			}
		}
	}
	return a.bindings[v]
}

func (a *Analysis) bind(made *ssa.MakeClosure) {
	for i, v := range made.Fn.(*ssa.Function).FreeVars {
		a.bindings[v] = made.Bindings[i]
	}
}

// load is what memory holds.
func (w *walk) load(addr ssa.Value, s *state) Value {
	c, ok := w.cellOf(addr)
	if !ok {
		return Value{}
	}
	t := addr.Type().Underlying().(*types.Pointer).Elem()
	if field := w.a.codeField(t); field != "" {
		if _, isStruct := t.Underlying().(*types.Struct); isStruct {
			return w.loadResponse(cell{c.root, c.path + "." + field}, c, s)
		}
	}
	x := w.at(c, t, s)
	if _, isStruct := t.Underlying().(*types.Struct); isStruct {
		x.Fail = x.Fail || w.anyFail(c.root, s)
	}
	return x
}

func (w *walk) loadResponse(code, whole cell, s *state) Value {
	fail := w.anyFail(whole.root, s)
	if x, ok := s.cells[whole]; ok && x.Kind == Response {
		return x.orFail(fail)
	}
	return asResponse(w.at(code, types.Typ[types.Int], s)).orFail(fail)
}

// fresh marks a variable that holds its zero value where nothing else is known.
const fresh = "!"

// at is what is known of a cell of the given type.
func (w *walk) at(c cell, t types.Type, s *state) Value {
	if x, ok := s.cells[c]; ok {
		return x
	}
	if _, ok := s.cells[cell{c.root, fresh}]; ok {
		return zeroOf(t)
	}
	return w.part(c, s)
}

// part is what is known of a cell as a part of a value that was stored whole.
func (w *walk) part(c cell, s *state) Value {
	for path := c.path; path != ""; {
		path = path[:max(strings.LastIndexAny(path, ".[*"), 0)]
		if x, ok := s.cells[cell{c.root, path}]; ok {
			return Value{Fail: x.Fail}
		}
	}
	return Value{}
}

// assign stores what is known of a value.
func (w *walk) assign(addr ssa.Value, v ssa.Value, s *state) {
	c, ok := w.cellOf(addr)
	if !ok {
		return
	}
	x := w.eval(v, s)
	if !isLocal(c.root) && s.loss != nil && x.Fail {
		w.keep(s)
	}
	if !isLocal(c.root) && x.Kind == Param {
		w.keeps |= 1 << min(x.Index, 31)
	}
	if _, isStruct := v.Type().Underlying().(*types.Struct); isStruct {
		s.forget(c.root)
	}
	if !x.known() && s.cells[cell{c.root, fresh}].known() {
		s.cells[c] = Value{Kind: Unknown, Text: "?"}
		return
	}
	s.store(c, x)
}

// keep ends a path on which the error is kept by something that decides later.
func (w *walk) keep(s *state) { s.excuse() }

func isLocal(root ssa.Value) bool {
	_, ok := root.(*ssa.Alloc)
	return ok
}

// escape forgets what an unknown callee may change.
func (w *walk) escape(v ssa.Value, s *state) {
	switch v := v.(type) {
	case *ssa.MakeInterface:
		w.escape(v.X, s)
		return
	case *ssa.Alloc, *ssa.FieldAddr, *ssa.FreeVar:
		if c, ok := w.cellOf(v); ok {
			s.forget(c.root)
		}
	}
}

func (w *walk) escapeAll(args []ssa.Value, s *state) {
	for _, arg := range args {
		w.escape(arg, s)
	}
}
