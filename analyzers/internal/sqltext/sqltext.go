// Package sqltext reads the text of SQL statements: which table they touch,
// which columns, with which of the call's arguments, and what becomes of a row
// that is already there.
//
// It is a reader, not a validator. The text may be of any dialect, may be the
// frame of a Sprintf, and may be broken; what cannot be read is left out, so a
// zero field means "not said, or not understood". Names are given without
// their schema and quotes, in lower case.
package sqltext

// A Verb is what a statement does.
type Verb uint8

const (
	Other Verb = iota // anything else that begins as a statement does
	Select
	Insert // also REPLACE and UPSERT: see Conflict
	Update
	Delete
	Merge
)

// A Statement is one statement of a text.
//
// The statements of a WITH clause, the arms of a UNION and the test of an
// IF EXISTS are statements of their own; other subqueries are in Inner.
type Statement struct {
	Verb Verb

	// Table is the table written to, or the first one read. If part of the
	// name comes from a formatting verb, the verb is part of Table ("events_%s").
	// A SELECT of nothing but a subquery has the table of that subquery.
	Table string

	// Tables are all the tables named, Table first, subqueries not included.
	Tables []string

	// Columns are the columns inserted, set, or selected. A selected
	// expression that is not a column stands as its text.
	Columns []string

	// Values has, for each of an INSERT's columns, the operand in the first
	// row; and for each of a SELECT's columns, the operand that makes it.
	Values []Operand

	// Set is what an UPDATE, or an INSERT or MERGE that meets a row, assigns.
	Set []Assignment

	// Where has the terms of the condition, all of which must hold.
	Where []Condition

	Conflict  *Conflict // what an INSERT or MERGE does about a row that exists; nil if nothing is said
	Returning []string
	Lock      Lock

	Inner  []Statement // subqueries, in order
	Absent bool        // of a subquery: it stands in NOT EXISTS

	alias string // of Table
}

// An Assignment is a column and its new value.
type Assignment struct {
	Column string
	Value  Operand
}

// Parse returns the statements in text, as far as they can be read.
// Text that is not SQL has none.
func Parse(text string) []Statement {
	var list []Statement
	for _, piece := range split(scan(text), ";") {
		list = append(list, statements(piece)...)
	}
	return list
}

// Equal returns the operand that the statement's condition requires column
// of its own table to equal.
func (s Statement) Equal(column string) (Operand, bool) {
	for _, c := range s.Where {
		if c.Op == Equal && c.Table == "" && c.Column == column {
			return c.Value, true
		}
	}
	return Operand{}, false
}

// ComparesAndSets reports whether an UPDATE assigns a column that its own
// condition tests, so that of two equal updates only one finds its row:
// SET status = 'done' WHERE id = $1 AND status = 'new'.
func (s Statement) ComparesAndSets() bool {
	if s.Verb != Update {
		return false
	}
	for _, a := range s.Set {
		for _, c := range s.Where {
			if c.Table == "" && c.Column == a.Column && !c.holdsAfter(a.Value) {
				return true
			}
		}
	}
	return false
}

// holdsAfter reports whether assigning v leaves the condition true.
func (c Condition) holdsAfter(v Operand) bool {
	return c.Op == Equal && c.Value.Kind == v.Kind && c.Value.Text == v.Text
}
