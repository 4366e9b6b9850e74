package sqltext

import "strings"

// word reads an operand that begins with a name or keyword.
func (p *parser) word() (Operand, bool) {
	first := p.toks[p.i]
	if first.kind == word {
		if o, ok := p.keyword(); ok {
			return o, true
		}
	}
	n := p.name()
	switch {
	case first.kind == word && n.qualifier == "" && operators[n.last]:
		return Operand{}, false
	case p.at("("):
		return p.call(n.last)
	case first.kind == word && n.qualifier == "" && p.atString():
		p.i++ // DATE '2024-01-01', E'a', N'a'
		return Operand{Kind: Literal}, true
	case n.last == "nextval" && n.qualifier != "":
		return Operand{Kind: Call, Name: n.last}, true
	case first.kind == verb && n.qualifier == "" && n.last == strings.ToLower(first.text):
		return Operand{Kind: FormatVerb, Index: first.index}, true
	}
	return Operand{Kind: Column, Table: n.qualifier, Name: n.last}, true
}

func (p *parser) atString() bool {
	return !p.done() && p.toks[p.i].kind == literal
}

// keyword reads an operand that is a keyword.
func (p *parser) keyword() (Operand, bool) {
	switch {
	case p.acceptAny("NULL", "TRUE", "FALSE"):
		return Operand{Kind: Literal}, true
	case p.accept("DEFAULT"):
		if p.done() || !p.at("(") {
			return Operand{Kind: Default}, true
		}
		p.group() // MySQL's DEFAULT(column)
		return Operand{Kind: Default}, true
	case p.acceptAny("NEXT VALUE FOR", "NEXTVAL FOR"):
		p.name()
		return Operand{Kind: Call, Name: "nextval"}, true
	case p.accept("INTERVAL"):
		return p.interval()
	}
	return p.bareCall()
}

// interval reads what follows INTERVAL: '1 day', or MySQL's 1 DAY.
func (p *parser) interval() (Operand, bool) {
	if p.done() {
		return Operand{}, false
	}
	o, ok := p.primary()
	if ok && !p.done() && units[strings.ToUpper(p.toks[p.i].text)] {
		p.i++
	}
	return o, ok
}

var units = map[string]bool{
	"MICROSECOND": true, "SECOND": true, "MINUTE": true, "HOUR": true, "DAY": true,
	"WEEK": true, "MONTH": true, "QUARTER": true, "YEAR": true,
}

// bareCall reads a function that is called without parentheses.
func (p *parser) bareCall() (Operand, bool) {
	name := strings.ToLower(p.toks[p.i].text)
	if !bareCalls[name] || p.i+1 < len(p.toks) && p.toks[p.i+1].is(".") {
		return Operand{}, false
	}
	p.i++
	p.group() // CURRENT_TIMESTAMP(6)
	return Operand{Kind: Call, Name: name}, true
}

var bareCalls = map[string]bool{
	"current_timestamp": true, "current_time": true, "current_date": true,
	"localtimestamp": true, "localtime": true,
	"utc_timestamp": true, "utc_time": true, "utc_date": true,
	"sysdate": true, "systimestamp": true,
}

// call reads the arguments of a function. A cast is its first argument.
func (p *parser) call(name string) (Operand, bool) {
	deep := p.toks[p.i].depth >= maxDepth || p.atQuery()
	args := p.group()
	switch {
	case deep:
		return Operand{Kind: Call, Name: name}, true
	case name == "cast", name == "try_cast", name == "safe_cast":
		return operand(newParser(args).until("AS")), true
	case name == "values":
		return excluded(operand(args)), true
	}
	return Operand{Kind: Call, Name: name, Parts: operands(args)}, true
}

// excluded is MySQL's VALUES(column), which is everyone else's EXCLUDED.column.
func excluded(o Operand) Operand {
	if o.Kind == Column {
		o.Table = "excluded"
	}
	return o
}

// operators are the keywords between operands.
var operators = map[string]bool{
	"and": true, "or": true, "not": true, "is": true, "in": true, "like": true, "ilike": true,
	"between": true, "case": true, "when": true, "then": true, "else": true, "end": true,
	"as": true, "distinct": true, "any": true, "all": true, "some": true, "exists": true,
	"array": true, "row": true, "over": true, "filter": true, "div": true,
	"xor": true, "regexp": true, "rlike": true, "escape": true, "collate": true, "select": true,
}
