package sqltext

import "strings"

// A source is an element of a FROM clause.
type source struct {
	table   string // "" if it is not a table
	alias   string
	lock    Lock     // from a hint: WITH (UPDLOCK)
	query   []token  // between the parentheses, if it is no table
	columns []string // the names an alias gives: AS s (a, b)
}

type sources []source

// readSources reads a list of tables and joins.
func readSources(toks []token) sources {
	var list sources
	p := newParser(toks)
	for !p.done() {
		list = append(list, p.source())
		p.until(",", "JOIN", "STRAIGHT_JOIN", "APPLY")
		p.i = min(p.i+1, len(toks))
	}
	return list
}

// source reads a table or subquery with its alias.
func (p *parser) source() source {
	p.skip("LATERAL", "ONLY")
	var s source
	switch {
	case p.at("("):
		s.query = p.group()
	default:
		s.table = p.name().last
		if p.at("(") { // a function
			s.query, s.table = p.group(), ""
		}
	}
	s.alias = p.alias()
	s.columns = columnNames(p.group())
	s.lock = p.hints()
	if s.alias == "" { // SQL Server allows the alias after the hint
		s.alias = p.alias()
	}
	return s
}

// alias reads [AS] name.
func (p *parser) alias() string {
	if p.accept("AS") || !p.done() && !reserved[strings.ToLower(p.toks[p.i].text)] {
		return p.element()
	}
	return ""
}

// reserved are the words after a table that are not its alias.
var reserved = map[string]bool{
	"left": true, "right": true, "full": true, "inner": true, "outer": true, "cross": true,
	"natural": true, "join": true, "straight_join": true, "on": true, "using": true,
	"set": true, "where": true, "with": true, "force": true, "use": true, "ignore": true,
	"final": true, "tablesample": true, "partition": true, "for": true, "indexed": true,
	"not": true, "values": true, "when": true, "output": true, "select": true, "default": true,
	"read": true, "write": true, "in": true, "overriding": true,
}

// spread returns the operands that SELECT * gets from the source:
// those of unnest($1, $2) and of (VALUES ($1, $2)) AS s.
func (s source) spread() []Operand {
	p := newParser(s.query)
	if p.at("SELECT") || p.at("WITH") {
		return nil
	}
	if p.accept("VALUES") {
		return operands(p.group())
	}
	return operands(p.rest())
}

// tables returns the tables among the sources.
func (l sources) tables() []string {
	var list []string
	for _, s := range l {
		if s.table != "" {
			list = append(list, s.table)
		}
	}
	return list
}

func (l sources) lock() Lock {
	var all Lock
	for _, s := range l {
		all |= s.lock
	}
	return all
}

// table returns the table that a qualifier means.
func (l sources) table(qualifier string) string {
	for _, s := range l {
		if qualifier != "" && s.alias == qualifier && s.table != "" {
			return s.table
		}
	}
	return qualifier
}

// resolve replaces aliases in list by their tables, and drops the name of
// the statement's own table.
func (l sources) resolve(own string, list []Condition) []Condition {
	for i, c := range list {
		if list[i].Table = l.table(c.Table); list[i].Table == own {
			list[i].Table = ""
		}
		list[i].Value.Table = l.table(c.Value.Table)
	}
	return list
}

// from notes the tables that a statement reads or writes.
func (s *Statement) from(l sources) {
	s.Tables = append(s.Tables, l.tables()...)
	if s.Table == "" && len(l) > 0 {
		s.Table = l[0].table
	}
	s.Lock |= l.lock()
}
