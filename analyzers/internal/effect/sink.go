package effect

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// storeUse recognises x.Key = v, in literals too.
func (x *extractor) storeUse(store *ssa.Store, uses *[]use) {
	addr, ok := store.Addr.(*ssa.FieldAddr)
	if !ok {
		return
	}
	owner, field := fieldOf(addr)
	if sink, ok := x.options[field]; ok && isParameter(addr.X) {
		x.add(uses, use{sink: sink, instr: store, pos: store.Pos()}, store.Val, "")
		return
	}
	row := x.index.Row(field, catalog.Key)
	if row == nil && !x.isOwn(owner) {
		row = catalog.OwnedField(owner, field)
	}
	if row != nil {
		u := use{sink: Sink{fieldName(owner, field), row.Tier}, instr: store, pos: store.Pos()}
		x.add(uses, u, store.Val, "")
	}
}

// fieldName names a field, with its struct unless its name says it all.
func fieldName(owner *types.TypeName, field *types.Var) string {
	if owner == nil || len(field.Name()) > len("CallerRef") {
		return field.Name()
	}
	return owner.Name() + "." + field.Name()
}

func isParameter(v ssa.Value) bool {
	_, ok := v.(*ssa.Parameter)
	return ok
}

// findOptions finds the fields that functional options set and that become
// keys: what an option stores there is a key, too.
func (x *extractor) findOptions() {
	options := make(map[*types.Var]Sink)
	for _, fn := range x.code.Functions {
		if fn.Parent() != nil {
			continue
		}
		for _, u := range x.usesIn(fn) {
			for _, o := range u.set {
				if field := o.Option(); field != nil {
					options[field] = u.sink
				}
			}
		}
	}
	if len(options) > 0 {
		x.options = options
		clear(x.uses) // they are to be looked at again
	}
}

func fieldOf(addr *ssa.FieldAddr) (*types.TypeName, *types.Var) {
	t := addr.X.Type().Underlying().(*types.Pointer).Elem()
	st, _ := program.StructOf(t)
	field := st.Field(addr.Field)
	if named, ok := types.Unalias(t).(*types.Named); ok {
		return named.Obj(), field.Origin()
	}
	return nil, field.Origin()
}

// isOwn reports whether a type belongs to the program under analysis: what
// becomes of its fields is there to be seen.
func (x *extractor) isOwn(t *types.TypeName) bool {
	if t == nil || t.Pkg() == nil {
		return true
	}
	if catalog.IsPublished(t.Pkg()) {
		return false
	}
	if t.Pkg() == x.pass.Pkg {
		return true
	}
	return x.pass.Module != nil && isBeneath(t.Pkg().Path(), x.pass.Module.Path)
}

// mapUse recognises m["Idempotency-Key"] = v, in literals too.
func (x *extractor) mapUse(update *ssa.MapUpdate, uses *[]use) {
	name, tier, ok := keyEntry(update.Key)
	if ok && !isResponse(update.Map) {
		x.add(uses, use{sink: Sink{name, tier}, instr: update, pos: update.Pos()}, update.Value, "")
	}
}

// callUses recognises calls that take keys: by the catalogue, by what the
// callee's summary says, or by the names of its parameters.
func (x *extractor) callUses(call ssa.CallInstruction, uses *[]use) {
	targets := x.targets(call)
	visible := false
	for _, c := range targets {
		if c.Func != nil {
			x.cataloguedUses(call, c, uses)
		}
		x.calledUses(call, c, uses)
		params := x.keyParamsOf(c)
		for _, k := range params {
			visible = true
			if k.Param < len(c.Args) {
				u := use{sink: k.Sink, wrapper: wrapperName(c), instr: call, pos: call.Pos()}
				u.fallback = k.Fallback && isGiven(c, params, k.Sink)
				x.add(uses, u, c.Args[k.Param], k.Path)
			}
		}
		visible = visible || c.Body != nil
	}
	if call.Common().IsInvoke() && !visible {
		x.namedUses(call, targets[0], uses)
	}
}

func wrapperName(c origin.Callee) string {
	if c.Func == nil {
		return "the function"
	}
	return c.Func.Name()
}

func (x *extractor) keyParamsOf(c origin.Callee) []KeyParam {
	if c.Body != nil {
		return x.keyParams(program.Declared(c.Body))
	}
	if c.Func == nil {
		return nil
	}
	if s := x.known(c.Func); s != nil {
		return s.Keys
	}
	return nil
}

func (x *extractor) cataloguedUses(call ssa.CallInstruction, c origin.Callee, uses *[]use) {
	for _, row := range x.index.Rows(c.Func) {
		switch row.Role {
		case catalog.Key, catalog.Claim:
			arg, ok := c.OperandAt(row.At)
			if !ok || row.Role == catalog.Claim && !hasVerdict(call) {
				continue
			}
			sink := Sink{sinkName(c.Func), row.Tier}
			if row.Role == catalog.Claim {
				sink.Tier = catalog.Claiming
			}
			x.add(uses, use{sink: sink, instr: call, pos: call.Pos()}, arg, "")
		case catalog.Statement:
			x.statementUses(call, c, row, uses)
		case catalog.Header:
			x.headerUse(call, c, row, uses)
		}
	}
}

// sinkName names what a function is given: the field that a setter sets, or the
// key of whatever else it is.
func sinkName(fn *types.Func) string {
	if field, ok := strings.CutPrefix(fn.Name(), "Set"); ok && fn.Name() != "SetNX" {
		return field
	}
	return "the key given to " + fn.Name()
}

// hasVerdict reports whether anybody looks at a claim's verdict: its bool, if it
// returns one, and then not at what is kept under the key, which is a cache;
// else anything that it returns.
func hasVerdict(call ssa.CallInstruction) bool {
	v := call.Value()
	if v == nil || v.Referrers() == nil {
		return false
	}
	tuple, ok := v.Type().(*types.Tuple)
	if !ok {
		return len(*v.Referrers()) > 0
	}
	used := usedResults(v)
	for i := range tuple.Len() {
		if types.Identical(tuple.At(i).Type().Underlying(), types.Typ[types.Bool]) {
			return used[i] && (i == 0 || !used[0])
		}
	}
	return len(used) > 0
}

// usedResults returns the indices of the results of a call that are used.
func usedResults(call ssa.Value) map[int]bool {
	used := make(map[int]bool)
	for _, ref := range *call.Referrers() {
		if ex, ok := ref.(*ssa.Extract); ok && len(*ex.Referrers()) > 0 {
			used[ex.Index] = true
		}
	}
	return used
}

// headerUse recognises h.Set("Idempotency-Key", v).
func (x *extractor) headerUse(call ssa.CallInstruction, c origin.Callee, row catalog.Row, uses *[]use) {
	named, ok := c.OperandAt(row.Named)
	if !ok {
		return // a map: its entries are uses of their own
	}
	name, tier, ok := keyHeader(named)
	if !ok || c.Func.Signature().Recv() != nil && isResponse(c.Args[0]) {
		return
	}
	if val, ok := c.OperandAt(row.At); ok {
		x.add(uses, use{sink: Sink{"the header " + name, tier}, instr: call, pos: call.Pos()}, val, "")
	}
}
