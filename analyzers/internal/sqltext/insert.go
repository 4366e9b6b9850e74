package sqltext

import "slices"

// insert reads an INSERT, REPLACE or UPSERT whose first word was read.
func (p *parser) insert() []Statement {
	s := Statement{Verb: Insert}
	start := p.i - 1
	if p.toks[start].is("REPLACE") || p.toks[start].is("UPSERT") {
		s.Conflict = &Conflict{Action: DoReplace}
	}
	into := p.insertOptions(&s)
	target := p.insertTarget()
	if target.table == "" {
		return nil
	}
	s.from(sources{target})
	s.alias = target.alias
	if !p.atQuery() {
		s.Columns = columnNames(p.group())
	}
	p.insertOutput(&s)
	list := p.insertBody(&s)
	if !into && s.Columns == nil && s.Values == nil {
		return nil // "insert failed"
	}
	p.until("ON CONFLICT", "ON DUPLICATE", "IF NOT EXISTS", "RETURNING") // AS new
	p.conflict(&s)
	if p.accept("RETURNING") {
		s.Returning = returning(p.until("INTO"))
	}
	return append(list, s)
}

// insertOutput reads what stands between the columns and the rows.
func (p *parser) insertOutput(s *Statement) {
	p.acceptAny("OVERRIDING SYSTEM VALUE", "OVERRIDING USER VALUE")
	p.until("VALUES", "VALUE", "SELECT", "WITH", "DEFAULT", "SET", "OUTPUT", "(", "ON", "RETURNING")
	if p.accept("OUTPUT") {
		s.Returning = returning(p.until("VALUES", "SELECT", "DEFAULT", "WITH"))
	}
}

// insertOptions reads what stands between INSERT and the table, and reports
// whether INTO does.
func (p *parser) insertOptions(s *Statement) bool {
	for !p.done() {
		switch {
		case p.acceptAny("OR IGNORE", "IGNORE"):
			s.Conflict = &Conflict{}
		case p.accept("OR REPLACE"):
			s.Conflict = &Conflict{Action: DoReplace}
		case p.acceptAny("OR ABORT", "OR FAIL", "OR ROLLBACK", "LOW_PRIORITY", "DELAYED", "HIGH_PRIORITY"):
		case p.at("TOP"):
			p.top()
		default:
			return p.acceptAny("INTO", "OVERWRITE TABLE", "OVERWRITE")
		}
	}
	return false
}

// insertTarget reads the table. Unlike in a FROM clause, parentheses after
// it are its columns.
func (p *parser) insertTarget() source {
	s := source{table: p.name().last}
	s.lock = p.hints()
	if !p.at("(") {
		s.alias = p.alias()
	}
	return s
}

// insertBody reads the rows. It returns the statements that make them.
func (p *parser) insertBody(s *Statement) []Statement {
	switch {
	case p.acceptAny("VALUES", "VALUE"):
		p.rows(s)
	case p.accept("SET"):
		for _, a := range assignments(p.until("ON DUPLICATE", "AS")) {
			s.Columns = append(s.Columns, a.Column)
			s.Values = append(s.Values, a.Value)
		}
	case p.atQuery():
		return s.query(newParser(p.group()))
	case p.at("WITH"), p.at("SELECT"):
		return s.query(p)
	}
	return nil
}

// rows reads (...), (...): the first row counts.
func (p *parser) rows(s *Statement) {
	row := p.group()
	s.Values = operands(row)
	s.Inner = subqueries(row)
	for p.accept(",") {
		p.group()
	}
}

// query takes the values from the query of an INSERT ... SELECT, and returns
// the statements of its WITH clause.
func (s *Statement) query(p *parser) []Statement {
	with := p.with()
	s.Inner = p.statement()
	if len(s.Inner) == 0 {
		return with
	}
	q := s.Inner[0]
	s.Values = q.Values
	s.Lock |= q.Lock
	for _, inner := range q.Inner {
		if inner.Absent && s.Conflict == nil {
			s.Conflict = unlessExists(inner)
		}
	}
	return with
}

// returning reads the columns of RETURNING or OUTPUT.
func returning(toks []token) []string {
	names, _ := items(toks)
	return names
}

func contains(list []string, s string) bool { return slices.Contains(list, s) }
