package sqltext

// merge reads a MERGE whose first word was read.
func (p *parser) merge() []Statement {
	p.top()
	p.accept("INTO")
	target := p.source()
	p.until("USING")
	if target.table == "" || !p.accept("USING") {
		return nil
	}
	using := p.source()
	s := Statement{Verb: Merge, Conflict: &Conflict{}}
	s.from(sources{target, using})
	p.until("ON")
	p.accept("ON")
	row := using.row()
	s.Where = row.bind(conditions(p.until("WHEN")))
	sources{target}.resolve(s.Table, s.Where)
	for _, c := range s.Where {
		if c.Op == Equal {
			s.Conflict.Target = append(s.Conflict.Target, c.Column)
		}
	}
	for p.accept("WHEN") {
		p.when(&s, row)
	}
	return []Statement{s}
}

// when reads one WHEN ... THEN ...
func (p *parser) when(s *Statement, from row) {
	p.until("THEN", "WHEN")
	p.accept("THEN")
	switch {
	case p.accept("INSERT"):
		s.Columns = columnNames(p.group())
		p.accept("VALUES")
		s.Values = operands(p.group())
		for i, v := range s.Values {
			s.Values[i] = from.operand(v)
		}
	case p.accept("UPDATE SET"):
		s.Conflict.Action = DoUpdate
		s.Set = assignments(p.until("WHEN", "WHERE", "OUTPUT", "RETURNING"))
		for i, a := range s.Set {
			s.Set[i].Value = from.operand(a.Value)
		}
	case p.accept("DELETE"):
		s.Conflict.Action = DoReplace
	}
	p.until("WHEN")
}

// A row is what a MERGE merges, as far as its columns are operands.
type row struct {
	name   string // what the columns are qualified with
	values map[string]Operand
}

// row returns the columns of (VALUES ($1, $2)) AS s (a, b) and of
// (SELECT $1 AS a, $2 AS b) s.
func (s source) row() row {
	r := row{name: s.alias, values: make(map[string]Operand)}
	if r.name == "" {
		r.name = s.table
	}
	names, values := s.names()
	for i := range min(len(names), len(values)) {
		r.values[names[i]] = values[i]
	}
	return r
}

func (s source) names() ([]string, []Operand) {
	p := newParser(s.query)
	if p.accept("VALUES") {
		return s.columns, operands(p.group())
	}
	if !p.accept("SELECT") {
		return nil, nil
	}
	p.selectOptions()
	list := p.until("FROM")
	_, values := items(list)
	if s.columns != nil {
		return s.columns, values
	}
	return aliases(list), values
}

// aliases returns the names under which columns are selected.
func aliases(toks []token) []string {
	var list []string
	for _, item := range split(toks, ",") {
		list = append(list, newParser(item[max(len(item)-1, 0):]).element())
	}
	return list
}

// bind turns the terms of ON so that the target's column is on the left, and
// puts operands for the columns of r.
func (r row) bind(list []Condition) []Condition {
	for i, c := range list {
		if c.Table == r.name && c.Value.Kind == Column {
			c.Column, c.Value.Name = c.Value.Name, c.Column
			c.Table, c.Value.Table = c.Value.Table, c.Table
		}
		c.Value = r.operand(c.Value)
		list[i] = c
	}
	return list
}

// operand returns what stands for o in r, o itself if nothing does.
func (r row) operand(o Operand) Operand {
	if o.Kind == Column && (o.Table == "" || o.Table == r.name) {
		if v, ok := r.values[o.Name]; ok {
			return v
		}
	}
	return o
}
