package sqltext

// An Action is what becomes of a row that is already there.
type Action uint8

const (
	DoNothing Action = iota // the row stays, the statement succeeds
	DoUpdate                // Statement.Set is assigned
	DoReplace               // the row is deleted first
)

// A Conflict is what an INSERT, or a MERGE without a match, does when there is
// such a row already.
type Conflict struct {
	Action Action

	// Target are the columns that make a row the same; nil if the statement
	// leaves that to the table's unique keys.
	Target     []string
	Constraint string      // ON CONSTRAINT name
	Where      []Condition // of DO UPDATE ... WHERE

	// NotExists is set if there is no unique key involved, only a test:
	// INSERT ... WHERE NOT EXISTS (...), IF NOT EXISTS (...) INSERT. By itself
	// that is not atomic. Tested has the terms of the test.
	NotExists bool
	Tested    []Condition
}

// Keeps reports whether the conflict leaves the row as it was: DO NOTHING, and
// updates of a column to the value that it has, as in
// ON CONFLICT (k) DO UPDATE SET k = EXCLUDED.k.
func (s Statement) Keeps() bool {
	c := s.Conflict
	if c == nil || c.Action == DoReplace {
		return false
	}
	for _, a := range s.Set {
		if c.Action == DoUpdate && !s.assignsSame(a) {
			return false
		}
	}
	return true
}

func (s Statement) assignsSame(a Assignment) bool {
	if a.Value.Kind != Column || a.Value.Name != a.Column {
		return a.Value.Name == "last_insert_id" && len(a.Value.Parts) == 1 && a.Value.Parts[0].Name == a.Column
	}
	return a.Value.Table != "excluded" || contains(s.Conflict.Target, a.Column)
}

// conflict reads the clause of an INSERT that says what to do with duplicates.
func (p *parser) conflict(s *Statement) {
	for {
		switch {
		case p.accept("ON CONFLICT"):
			p.onConflict(s)
		case p.accept("ON DUPLICATE KEY UPDATE"):
			s.Conflict = &Conflict{Action: DoUpdate}
			s.Set = assignments(p.until("RETURNING"))
		case p.accept("IF NOT EXISTS"): // Cassandra
			s.Conflict = &Conflict{}
		default:
			return
		}
	}
}

// onConflict reads what follows ON CONFLICT.
func (p *parser) onConflict(s *Statement) {
	c := &Conflict{}
	if p.at("(") {
		c.Target = columnNames(p.group())
	}
	if p.accept("ON CONSTRAINT") {
		c.Constraint = p.name().last
	}
	p.until("DO NOTHING", "DO UPDATE", "RETURNING") // the predicate of a partial index
	switch {
	case p.accept("DO UPDATE"):
		p.accept("SET")
		c.Action = DoUpdate
		s.Set = assignments(p.until("WHERE", "RETURNING", "ON CONFLICT"))
		c.Where = p.conflictWhere(s)
	case !p.accept("DO NOTHING"):
		return
	}
	if s.Conflict == nil {
		s.Conflict = c
	}
}

func (p *parser) conflictWhere(s *Statement) []Condition {
	if !p.accept("WHERE") {
		return nil
	}
	own := sources{{table: s.Table, alias: s.alias}}
	return own.resolve(s.Table, conditions(p.until("RETURNING", "ON CONFLICT")))
}

// unlessExists is the conflict clause that a test for a row amounts to.
func unlessExists(test Statement) *Conflict {
	c := &Conflict{NotExists: true, Tested: test.Where}
	for _, t := range test.Where {
		if t.Op == Equal && t.Table == "" {
			c.Target = append(c.Target, t.Column)
		}
	}
	return c
}

// columnNames reads a list of columns. Of an expression such as lower(name)
// or name DESC it takes the column.
func columnNames(toks []token) []string {
	var list []string
	for _, item := range split(toks, ",") {
		p := newParser(item)
		o := p.part().subject()
		if o.Kind == Column {
			list = append(list, o.Name)
		}
	}
	return list
}
