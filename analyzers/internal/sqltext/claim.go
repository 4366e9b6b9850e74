package sqltext

import "strings"

// ClaimOperands returns the operands by which an INSERT or MERGE recognises a
// row that is already there: those of the conflict target. If the target is
// left to the table's unique keys, they are the operands of the columns named
// as keys, or that of the only column.
//
// It returns nothing for an INSERT that says nothing about conflicts (see
// KeyOperands), and for one that replaces the row.
func (s Statement) ClaimOperands() []Operand {
	switch {
	case s.Conflict == nil || s.Conflict.Action == DoReplace:
		return nil
	case s.Conflict.NotExists:
		return s.tested()
	case s.Conflict.Target != nil:
		return s.operands(func(column string) bool { return contains(s.Conflict.Target, column) })
	case len(s.Values) == 1 && len(s.Columns) <= 1:
		return s.Values
	}
	return s.KeyOperands()
}

// KeyOperands returns the operands of the columns whose name says that they
// identify an operation: event_id, idempotency_key.
func (s Statement) KeyOperands() []Operand { return s.operands(IsKeyName) }

func (s Statement) operands(of func(column string) bool) []Operand {
	var list []Operand
	for i, c := range s.Columns {
		if i < len(s.Values) && of(c) {
			list = append(list, s.Values[i])
		}
	}
	return list
}

// tested returns what NOT EXISTS looks for.
func (s Statement) tested() []Operand {
	var list []Operand
	for _, c := range s.Conflict.Tested {
		if c.Op == Equal && c.Table == "" {
			list = append(list, c.Value)
		}
	}
	return list
}

// IsKeyName reports whether a column's name says that it identifies an
// operation or its delivery: one of the nouns below, then id, key or hash.
func IsKeyName(column string) bool {
	for _, end := range []string{"id", "key", "hash"} {
		stem, ok := strings.CutSuffix(strings.ToLower(column), end)
		stem = strings.TrimSuffix(stem, "_")
		if ok && keyNouns[stem[strings.LastIndexByte(stem, '_')+1:]] {
			return true
		}
	}
	return false
}

var keyNouns = map[string]bool{
	"callback": true, "command": true, "dedup": true, "dedupe": true, "deduplication": true,
	"delivery": true, "event": true, "external": true, "idempotence": true, "idempotency": true,
	"idempotent": true, "message": true, "msg": true, "notification": true, "operation": true,
	"request": true, "source": true, "transaction": true, "tx": true, "txn": true, "webhook": true,
}
