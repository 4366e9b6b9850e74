package sqltext

// update reads an UPDATE whose first word was read.
func (p *parser) update() []Statement {
	start := p.i
	p.skip("OR IGNORE", "OR REPLACE", "OR ABORT", "OR FAIL", "OR ROLLBACK", "LOW_PRIORITY", "IGNORE")
	p.top()
	target := readSources(p.until("SET"))
	if !p.accept("SET") || len(target) == 0 {
		return nil
	}
	s := Statement{Verb: Update}
	s.Set = assignments(p.until("FROM", "WHERE", "OUTPUT", "RETURNING", "ORDER BY", "LIMIT", "OPTION ("))
	for _, a := range s.Set {
		s.Columns = append(s.Columns, a.Column)
	}
	p.modified(&s, target, "FROM")
	s.Inner = subqueries(p.toks[start:p.i])
	return []Statement{s}
}

// delete reads a DELETE whose first word was read.
func (p *parser) delete() []Statement {
	start := p.i
	p.skip("LOW_PRIORITY", "QUICK", "IGNORE")
	p.top()
	from := p.accept("FROM")
	target := readSources(p.until("FROM", "USING", "WHERE", "OUTPUT", "RETURNING", "ORDER BY", "LIMIT"))
	if len(target) == 0 || target[0].table == "" || !from && p.done() {
		return nil
	}
	s := Statement{Verb: Delete}
	more := "USING"
	if p.at("FROM") { // MySQL and SQL Server: DELETE alias FROM table alias
		more = "FROM"
	}
	p.modified(&s, target, more)
	s.Inner = subqueries(p.toks[start:p.i])
	return []Statement{s}
}

// modified reads the clauses that UPDATE and DELETE have in common.
// The clause that names more tables begins with the word more.
func (p *parser) modified(s *Statement, target sources, more string) {
	s.output(p)
	if p.accept(more) {
		target = merge(target, readSources(p.until("WHERE", "RETURNING", "ORDER BY", "LIMIT", "OPTION (")))
	}
	s.from(target)
	if p.accept("WHERE") {
		s.Where = target.resolve(s.Table, conditions(p.until("RETURNING", "ORDER BY", "LIMIT", "OPTION (")))
	}
	p.until("RETURNING")
	if p.accept("RETURNING") {
		s.Returning = returning(p.until("INTO"))
	}
}

// output reads SQL Server's form of RETURNING.
func (s *Statement) output(p *parser) {
	if p.accept("OUTPUT") {
		s.Returning = returning(p.until("FROM", "WHERE"))
	}
}

// merge joins the tables of FROM to the target, which may have been named by
// an alias that only FROM explains.
func merge(target, from sources) sources {
	for i, s := range from {
		if s.table != "" && (s.alias == target[0].table || s.table == target[0].table && target[0].alias == "") {
			target[0].table, target[0].alias = s.table, s.alias
			from = append(from[:i:i], from[i+1:]...)
			break
		}
	}
	return append(target, from...)
}

// assignments reads column = value, (a, b) = (x, y), ...
func assignments(toks []token) []Assignment {
	var list []Assignment
	for _, item := range split(toks, ",") {
		p := newParser(item)
		left := p.until("=", "+=", "-=", ":=")
		if p.done() {
			continue
		}
		p.i++
		p.accept("=") // the lexer's + =
		p.accept("ROW")
		list = append(list, assign(left, p.rest())...)
	}
	return list
}

// assign pairs columns with values. A row whose values are not listed
// gives its columns no particular value.
func assign(left, right []token) []Assignment {
	columns := columnNames(unwrap(left))
	values := []Operand{operand(right)}
	if len(columns) > 1 {
		values = operands(unwrap(right))
	}
	var list []Assignment
	for i, c := range columns {
		a := Assignment{Column: c}
		if len(values) == len(columns) {
			a.Value = values[i]
		}
		list = append(list, a)
	}
	return list
}
