package sqltext

import "strings"

// Where the clauses of a SELECT end. The last entries are those of an
// INSERT around it.
var (
	selectEnds = []string{
		"UNION", "INTERSECT", "EXCEPT", "MINUS",
		"ON CONFLICT", "ON DUPLICATE", "RETURNING",
	}
	tailStarts = append([]string{
		"GROUP BY", "HAVING", "WINDOW", "QUALIFY", "ORDER BY", "LIMIT", "OFFSET", "FETCH",
		"FOR UPDATE", "FOR SHARE", "FOR NO KEY", "FOR KEY", "FOR JSON", "FOR XML", "LOCK IN", "OPTION (", "CONNECT BY", "START WITH",
	}, selectEnds...)
	whereEnds = tailStarts
	fromEnds  = append([]string{"WHERE"}, tailStarts...)
	itemsEnd  = append([]string{"FROM", "INTO"}, fromEnds...)
)

// selects reads the arms of a UNION after the first SELECT.
func (p *parser) selects() []Statement {
	list := []Statement{p.selectArm()}
	for p.acceptAny("UNION", "INTERSECT", "EXCEPT", "MINUS") {
		p.skip("ALL", "DISTINCT")
		if !p.accept("SELECT") {
			return append(list, p.statement()...)
		}
		list = append(list, p.selectArm())
	}
	return list
}

// selectArm reads one SELECT, whose first word was read.
func (p *parser) selectArm() Statement {
	s := Statement{Verb: Select}
	start := p.i
	p.selectOptions()
	s.Columns, s.Values = items(p.until(itemsEnd...))
	if p.accept("INTO") {
		p.until(fromEndsAndFrom...)
	}
	var from sources
	if p.accept("FROM") {
		from = readSources(p.until(fromEnds...))
	}
	s.from(from)
	if len(from) == 1 && len(s.Columns) == 1 && s.Columns[0] == "*" {
		s.Values = from[0].spread()
	}
	if p.accept("WHERE") {
		s.Where = from.resolve(s.Table, conditions(p.until(whereEnds...)))
	}
	s.Lock |= clauseLock(p.until(selectEnds...))
	s.Inner = subqueries(p.toks[start:p.i])
	s.Lock |= advisory(p.toks[start:p.i])
	s.adopt()
	return s
}

var fromEndsAndFrom = append([]string{"FROM"}, fromEnds...)

// selectOptions steps over what stands before the selected columns.
func (p *parser) selectOptions() {
	for !p.done() {
		switch {
		case p.accept("DISTINCT ON"):
			p.group()
		case p.acceptAny("ALL", "DISTINCT", "SQL_NO_CACHE", "SQL_CALC_FOUND_ROWS", "HIGH_PRIORITY"):
		case p.at("TOP"):
			p.top()
		default:
			return
		}
	}
}

// top steps over SQL Server's TOP 1 or TOP (1).
func (p *parser) top() {
	if !p.accept("TOP") {
		return
	}
	if p.group() == nil {
		p.i = min(p.i+1, len(p.toks))
	}
}

// adopt makes SELECT EXISTS (SELECT ...) and SELECT ... FROM (SELECT ...)
// a query of the table inside.
func (s *Statement) adopt() {
	if s.Table != "" || len(s.Inner) == 0 || s.Inner[0].Absent {
		return
	}
	inner := s.Inner[0]
	s.Table, s.Tables = inner.Table, append(inner.Tables[:len(inner.Tables):len(inner.Tables)], s.Tables...)
	s.Where = append(s.Where, inner.Where...)
	s.Lock |= inner.Lock
}

// items reads a list of selected columns.
func items(toks []token) ([]string, []Operand) {
	var names []string
	var values []Operand
	for _, item := range split(toks, ",") {
		o := operand(newParser(item).withoutAlias())
		names = append(names, itemName(o))
		values = append(values, o)
	}
	return names, values
}

// withoutAlias returns the expression that a selected column consists of.
func (p *parser) withoutAlias() []token {
	item := p.until("AS")
	if n := len(item); n > 1 && item[n-1].isAlias(item[n-2]) {
		return item[:n-1]
	}
	return item
}

// isAlias reports whether t, which ends a selected column, names it without AS.
func (t token) isAlias(before token) bool {
	switch {
	case !t.names(), t.is("END"), t.is("NULL"), t.is("TRUE"), t.is("FALSE"):
		return false
	case before.kind == word && !before.is("END"):
		return !operators[strings.ToLower(before.text)]
	}
	return before.kind != symbol || before.is(")") || before.is("]")
}

// itemName returns a column's name, or else the text.
func itemName(o Operand) string {
	if o.Kind == Column {
		return o.Name
	}
	return o.Text
}

// subqueries reads the queries in parentheses.
func subqueries(toks []token) []Statement {
	var list []Statement
	for p := newParser(toks); !p.done(); {
		if !p.at("( SELECT") && !p.at("( WITH") {
			p.i++
			continue
		}
		absent := p.i >= 2 && toks[p.i-1].is("EXISTS") && toks[p.i-2].is("NOT")
		for _, s := range statements(p.group()) {
			s.Absent = absent
			list = append(list, s)
		}
	}
	return list
}
