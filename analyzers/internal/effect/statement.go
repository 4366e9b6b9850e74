package effect

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
	"github.com/replaylint/replaylint/analyzers/internal/program"
	"github.com/replaylint/replaylint/analyzers/internal/sqltext"
)

// statementUses recognises an INSERT that does nothing when the row is there,
// and whose caller looks at what became of it: what it compares is a key.
func (x *extractor) statementUses(call ssa.CallInstruction, c origin.Callee, row catalog.Row, uses *[]use) {
	text, ok := c.OperandAt(row.At)
	if !ok || !hasOutcome(call) {
		return
	}
	query, ok := program.ConstText(text)
	if !ok {
		return
	}
	for _, stmt := range sqltext.Parse(query) {
		if stmt.Verb != sqltext.Insert || stmt.Conflict == nil || stmt.Conflict.Action != sqltext.DoNothing {
			continue
		}
		sink := Sink{"the conflict target of " + stmt.Table, catalog.Claiming}
		for _, operand := range stmt.ClaimOperands() {
			x.operandUse(use{sink: sink, instr: call, pos: call.Pos()}, operand, c.Args[len(c.Args)-1], uses)
		}
	}
}

func (x *extractor) operandUse(u use, operand sqltext.Operand, args ssa.Value, uses *[]use) {
	switch operand.Kind {
	case sqltext.Placeholder:
		if v := element(args, operand.Index); v != nil {
			x.add(uses, u, v, "")
		}
	case sqltext.Call:
		if role := fresh(operand.Name); role != 0 {
			u.set = origin.FreshIn(u.instr, role, operand.Name)
			*uses = append(*uses, u)
		}
	}
}

// fresh returns what an SQL function makes up, or 0.
func fresh(function string) catalog.Role {
	switch function {
	case "gen_random_uuid", "uuid_generate_v4", "uuid_generate_v1", "uuid", "newid", "random", "rand", "uuidv7":
		return catalog.Random
	case "now", "clock_timestamp", "statement_timestamp", "current_timestamp", "sysdate", "getdate":
		return catalog.Clock
	}
	return 0
}

// hasOutcome reports whether anybody looks at more than the error of a call.
func hasOutcome(call ssa.CallInstruction) bool {
	v := call.Value()
	if v == nil || v.Referrers() == nil {
		return false
	}
	if _, isTuple := v.Type().(*types.Tuple); !isTuple {
		return len(*v.Referrers()) > 0
	}
	return usedResults(v)[0]
}

// element returns what the literal slice of a variadic parameter holds at an
// index, or nil.
func element(args ssa.Value, index int) ssa.Value {
	slice, ok := args.(*ssa.Slice)
	if !ok {
		return nil
	}
	array, ok := slice.X.(*ssa.Alloc)
	if !ok {
		return nil
	}
	for _, ref := range *array.Referrers() {
		addr, ok := ref.(*ssa.IndexAddr)
		if !ok {
			continue
		}
		if i, ok := addr.Index.(*ssa.Const); !ok || i.Int64() != int64(index) {
			continue
		}
		for _, ref := range *addr.Referrers() {
			if store, ok := ref.(*ssa.Store); ok && store.Addr == addr {
				return store.Val
			}
		}
	}
	return nil
}
