package sqltext

// An Op is how a condition tests a column.
type Op uint8

const (
	OtherOp   Op = iota // anything else, such as <, LIKE, or terms joined by OR
	Equal               // =, also IS NOT DISTINCT FROM, IS TRUE and a boolean column alone
	In                  // IN (...), = ANY (...)
	IsNull              // IS NULL
	IsNotNull           // IS NOT NULL
	Exists              // EXISTS (...)
	NotExists           // NOT EXISTS (...)
)

// A Condition is one term of a condition. Rows must meet them all.
type Condition struct {
	Table  string // if the column is not one of the statement's Table
	Column string // "" if the term is not about a single column
	Op     Op
	Value  Operand // what the column is compared with; of an IN list, its elements are Parts
	Text   string
}

// conditions reads the terms of a condition.
func conditions(toks []token) []Condition {
	toks = unwrap(toks)
	if len(toks) == 0 || toks[0].depth > maxDepth {
		return nil
	}
	if has(toks, "OR", "XOR") {
		return []Condition{{Text: text(toks)}}
	}
	terms := conjuncts(toks)
	if len(terms) == 1 {
		return term(terms[0])
	}
	var list []Condition
	for _, t := range terms {
		list = append(list, conditions(t)...)
	}
	return list
}

// conjuncts splits toks at AND, but not at the AND of BETWEEN.
func conjuncts(toks []token) [][]token {
	var list [][]token
	start := 0
	for p := newParser(toks); ; {
		p.until("AND", "BETWEEN")
		if p.accept("BETWEEN") {
			p.until("AND")
			p.accept("AND")
			continue
		}
		if start < p.i {
			list = append(list, toks[start:p.i])
		}
		if !p.accept("AND") {
			return list
		}
		start = p.i
	}
}

// term reads a term that has neither AND nor OR in it.
func term(toks []token) []Condition {
	p := newParser(toks)
	c := Condition{Text: text(toks)}
	switch {
	case p.accept("NOT EXISTS"):
		c.Op = NotExists
	case p.accept("EXISTS"):
		c.Op = Exists
	case p.accept("NOT"):
		return []Condition{c.truth(p.rest(), "FALSE")}
	default:
		return p.comparison(c)
	}
	return []Condition{c}
}

var comparators = []string{
	"=", "==", "<=>", "<", ">", "<=", ">=", "<>", "!=", "~", "NOT",
	"IS", "IN", "LIKE", "ILIKE", "BETWEEN", "ISNULL", "NOTNULL",
}

// comparison reads two sides and what is between them.
func (p *parser) comparison(c Condition) []Condition {
	left := p.until(comparators...)
	switch {
	case p.done():
		return []Condition{c.truth(left, "TRUE")}
	case p.accept("NOTNULL"):
		c.Op = IsNotNull
		return []Condition{c.about(left)}
	case p.acceptAny("IS", "ISNULL"):
		return []Condition{p.is(c, left)}
	case p.accept("IN"):
		return c.membership(left, unwrap(p.rest()))
	case !p.acceptAny("=", "==", "<=>"):
		return []Condition{c.about(left)}
	case p.acceptAny("ANY", "SOME"):
		return c.membership(left, unwrap(p.rest()))
	}
	return c.equality(left, p.rest())
}

// is reads what follows IS.
func (p *parser) is(c Condition, left []token) Condition {
	switch {
	case p.accept("NULL"), p.done():
		c.Op = IsNull
	case p.accept("NOT NULL"):
		c.Op = IsNotNull
	case p.accept("NOT DISTINCT FROM"), p.at("TRUE"), p.at("FALSE"):
		c.Op, c.Value = Equal, operand(p.rest())
	}
	return c.about(left)
}

// truth is the condition that an expression be true, or false.
func (c Condition) truth(toks []token, value string) Condition {
	if c = c.about(toks); c.Column != "" {
		c.Op, c.Value = Equal, Operand{Kind: Literal, Text: value}
	}
	return c
}

// about sets the column of c.
func (c Condition) about(toks []token) Condition {
	if o := operand(toks); o.subject().Kind == Column {
		c.Table, c.Column = o.subject().Table, o.subject().Name
	}
	return c
}

// equality reads column = value, value = column and (a, b) = (x, y).
func (c Condition) equality(left, right []token) []Condition {
	lefts, rights := split(unwrap(left), ","), split(unwrap(right), ",")
	if len(lefts) != len(rights) {
		return []Condition{c}
	}
	var list []Condition
	for i := range lefts {
		list = append(list, c.equal(operand(lefts[i]), operand(rights[i])))
	}
	return list
}

func (c Condition) equal(left, right Operand) Condition {
	if left.subject().Kind != Column {
		left, right = right, left // 'new' = status
	}
	column := left.subject()
	if column.Kind == Column {
		c.Table, c.Column, c.Op, c.Value = column.Table, column.Name, Equal, right
	}
	return c
}

// membership reads the condition that left be one of a list.
func (c Condition) membership(left, list []token) []Condition {
	c.Op, c.Value = In, Operand{Text: text(list)}
	if !newParser(list).at("SELECT") {
		c.Value.Parts = operands(list)
	}
	var all []Condition
	for _, column := range split(unwrap(left), ",") {
		all = append(all, c.about(column))
	}
	return all
}

// subject returns the column that o is, or is but for the case of its letters.
func (o Operand) subject() Operand {
	if o.Kind == Call && len(o.Parts) == 1 && sameButForCase[o.Name] {
		o = o.Parts[0]
	}
	if o.Kind == FormatVerb {
		return Operand{Kind: Column, Name: o.Text}
	}
	return o
}

var sameButForCase = map[string]bool{"lower": true, "upper": true, "trim": true, "btrim": true}
