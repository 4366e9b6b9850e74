package effect

import (
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// namedUses goes by the names of the parameters of an interface's method, and
// of the fields of the structs it is given, when no implementation is in sight.
func (x *extractor) namedUses(call ssa.CallInstruction, c origin.Callee, uses *[]use) {
	params := c.Func.Signature().Params()
	for i := range params.Len() {
		if i+1 >= len(c.Args) {
			return
		}
		p := params.At(i)
		if catalog.IsKeyName(p.Name()) && catalog.IsText(p.Type()) {
			u := use{sink: Sink{p.Name(), catalog.Outgoing}, wrapper: c.Func.Name(), instr: call, pos: call.Pos()}
			x.add(uses, u, c.Args[i+1], "")
		}
		if field := keyField(p.Type()); field != nil {
			u := use{sink: Sink{field.Name(), catalog.Outgoing}, wrapper: c.Func.Name(), instr: call, pos: call.Pos()}
			x.add(uses, u, c.Args[i+1], origin.Path(field.Name()))
		}
		if field := jobField(call, p.Type()); field != nil {
			sink := Sink{program.TypeName(p.Type()) + "." + field.Name(), catalog.Guessed}
			u := use{sink: sink, wrapper: c.Func.Name(), instr: call, pos: setAt(call, c.Args[i+1], field)}
			x.add(uses, u, c.Args[i+1], origin.Path(field.Name()))
		}
	}
}

// keyField returns the field of a struct that holds a key by its name, or nil.
func keyField(t types.Type) *types.Var {
	st, ok := program.Deref(t).Underlying().(*types.Struct)
	if !ok || isResultType(t) {
		return nil
	}
	for f := range st.Fields() {
		if catalog.IsKeyName(f.Name()) && catalog.IsText(f.Type()) {
			return f
		}
	}
	return nil
}

// isResultType reports whether a struct type carries a key back, or keeps it.
func isResultType(t types.Type) bool {
	named, ok := types.Unalias(program.Deref(t)).(*types.Named)
	return !ok || !strings.HasSuffix(named.Obj().Name(), "Request") && !strings.HasSuffix(named.Obj().Name(), "Params") &&
		!strings.HasSuffix(named.Obj().Name(), "Input") && !strings.HasSuffix(named.Obj().Name(), "Command")
}

// jobField returns the field that identifies what a call puts into a job queue,
// going by names: that of the queue's interface, of the job's type, and of the
// field. Job runners refuse a second job under the name of a first.
func jobField(call ssa.CallInstruction, t types.Type) *types.Var {
	queue := strings.ToLower(program.TypeName(call.Common().Value.Type()))
	if !strings.Contains(queue, "queue") || !puts(call.Common().Method.Name()) {
		return nil
	}
	name := program.TypeName(t)
	st, ok := program.Deref(t).Underlying().(*types.Struct)
	if !ok || !strings.HasSuffix(name, "Job") && !strings.HasSuffix(name, "Task") {
		return nil
	}
	for f := range st.Fields() {
		switch f.Name() {
		case "ID", "Id", "JobID", "TaskID":
			if catalog.IsText(f.Type()) {
				return f
			}
		}
	}
	return nil
}

// setAt returns where the one field of a struct is set that a call is given, or
// the call when the struct comes from elsewhere.
func setAt(call ssa.CallInstruction, v ssa.Value, field *types.Var) token.Pos {
	made, ok := v.(*ssa.Alloc)
	if !ok {
		return call.Pos()
	}
	pos := call.Pos()
	for _, ref := range *made.Referrers() {
		addr, ok := ref.(*ssa.FieldAddr)
		if !ok {
			continue
		}
		if _, f := fieldOf(addr); f != field.Origin() {
			continue
		}
		for _, ref := range *addr.Referrers() {
			if store, ok := ref.(*ssa.Store); ok && store.Addr == addr {
				pos = store.Pos()
			}
		}
	}
	return pos
}

// puts reports whether a method of that name puts something into a queue for the
// first time: not back, or into another state.
func puts(name string) bool {
	for _, verb := range []string{"Write", "Enqueue", "Push", "Add", "Submit", "Put", "Publish", "Send", "Schedule", "Dispatch", "Insert"} {
		if strings.HasPrefix(name, verb) {
			return true
		}
	}
	return false
}
