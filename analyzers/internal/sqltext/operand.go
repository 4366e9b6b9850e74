package sqltext

import (
	"iter"
	"strings"
)

// A Kind is a kind of operand.
type Kind uint8

const (
	Expression  Kind = iota // made of Parts in some way
	Placeholder             // $2, ?, :2, @p2
	Named                   // :name, @name, $name
	FormatVerb              // %s, also '%s'
	Literal                 // 'text', 42, NULL, TRUE, INTERVAL '1 day'
	Call                    // now(), CURRENT_TIMESTAMP, seq.NEXTVAL
	Default                 // DEFAULT
	Column                  // name, t.name, EXCLUDED.name
)

// An Operand is a value in a statement. Casts and parentheses are not part of it.
type Operand struct {
	Kind Kind

	// Index is, of a Placeholder, the position of its argument: 0 for $1 and
	// for the first ? of the whole text. Of a formatting verb it is the
	// position among the operands of Sprintf.
	Index int

	// Name is the name of a Named placeholder (and of @p2, which is also
	// a Placeholder), the function of a Call without its schema, or the column,
	// in lower case unless it is a placeholder's.
	Name string

	// Table is a Column's qualifier: a table, or "excluded".
	Table string

	Text  string    // as written, white space made even
	Parts []Operand // arguments of a Call; operands in an Expression
}

// All returns o, its parts and their parts.
func (o Operand) All() iter.Seq[Operand] {
	return func(yield func(Operand) bool) { o.each(yield) }
}

func (o Operand) each(yield func(Operand) bool) bool {
	if !yield(o) {
		return false
	}
	for _, part := range o.Parts {
		if !part.each(yield) {
			return false
		}
	}
	return true
}

// operands reads a list.
func operands(toks []token) []Operand {
	var list []Operand
	for _, item := range split(toks, ",") {
		list = append(list, operand(item))
	}
	return list
}

// operand reads a whole expression.
func operand(toks []token) Operand {
	toks = unwrap(toks)
	p := newParser(toks)
	if p.done() || p.at("SELECT") || p.at("WITH") {
		return Operand{Text: text(toks)}
	}
	o := p.part()
	if !p.done() {
		o = Operand{Parts: p.parts(o)}
	}
	o.Text = text(toks)
	return o
}

// parts returns the operands in an expression, literals left out.
// The first one was read.
func (p *parser) parts(o Operand) []Operand {
	var list []Operand
	for {
		if o.Kind != Expression && o.Kind != Literal {
			list = append(list, o)
		}
		list = append(list, o.loose()...)
		if p.done() {
			return list
		}
		o = p.part()
	}
}

// loose returns the parts of an expression in parentheses, which are as well
// parts of the expression around it.
func (o Operand) loose() []Operand {
	if o.Kind != Expression {
		return nil
	}
	return o.Parts
}

// part reads an operand with its casts, or else passes over one token.
func (p *parser) part() Operand {
	start := p.i
	o, ok := p.primary()
	switch {
	case ok:
		p.skipCasts()
	case p.at("("):
		p.group()
		o = Operand{}
	default:
		p.i = start + 1
		o = Operand{}
	}
	o.Text = text(p.toks[start:p.i])
	return o
}

// skipCasts steps over what changes an operand's type or order and not which it is.
func (p *parser) skipCasts() {
	for !p.done() {
		switch {
		case p.accept("::"):
			p.skipType()
		case p.acceptAny("COLLATE", "AT TIME ZONE"):
			p.i++
		default:
			return
		}
	}
	p.i = min(p.i, len(p.toks))
}

func (p *parser) skipType() {
	p.name()
	p.skip("PRECISION", "VARYING", "WITH TIME ZONE", "WITHOUT TIME ZONE")
	p.group()
	for p.accept("[") {
		p.until("]")
		p.accept("]")
	}
}

// primary reads an operand that has no operator in it.
func (p *parser) primary() (Operand, bool) {
	if p.done() || p.toks[p.i].depth > maxDepth {
		return Operand{}, false
	}
	switch t := p.toks[p.i]; t.kind {
	case param:
		p.i++
		return Operand{Kind: Placeholder, Index: t.index, Name: t.name}, true
	case named:
		p.i++
		return Operand{Kind: Named, Name: t.name}, true
	case number:
		p.i++
		return Operand{Kind: Literal}, true
	case literal:
		p.i++
		return stringOperand(t), true
	case symbol:
		return p.parenthesised()
	}
	return p.word()
}

// parenthesised reads (x), which is x, and (x + y), which is an expression.
func (p *parser) parenthesised() (Operand, bool) {
	if !p.at("(") || p.atQuery() {
		return Operand{}, false
	}
	return operand(p.group()), true
}

// stringOperand reads a string: '%s' is a verb, and 'a:%s' an expression.
func stringOperand(t token) Operand {
	var verbs []Operand
	for _, index := range t.verbs {
		verbs = append(verbs, Operand{Kind: FormatVerb, Index: index})
	}
	switch {
	case len(verbs) == 0:
		return Operand{Kind: Literal}
	case len(verbs) == 1 && strings.HasPrefix(t.text, "'%") && strings.Trim(t.text, "'%svdqx") == "":
		return verbs[0]
	}
	return Operand{Parts: verbs}
}
