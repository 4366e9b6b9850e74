package sqltext

import "strings"

// A parser walks over a run of tokens. Its methods look at the level of the
// first token only: what stands in parentheses is passed over whole.
type parser struct {
	toks []token
	i    int
}

func newParser(toks []token) *parser { return &parser{toks: toks} }

// done reports whether all tokens were read.
func (p *parser) done() bool { return p.i >= len(p.toks) }

// rest returns what is left.
func (p *parser) rest() []token { return p.toks[p.i:] }

// at reports whether the words come next. They are separated by single spaces.
func (p *parser) at(words string) bool {
	for i := p.i; ; i++ {
		first, more, found := strings.Cut(words, " ")
		if i >= len(p.toks) || !p.toks[i].is(first) {
			return false
		}
		if !found {
			return true
		}
		words = more
	}
}

// accept steps over the words if they come next.
func (p *parser) accept(words string) bool {
	if !p.at(words) {
		return false
	}
	p.i += 1 + strings.Count(words, " ")
	return true
}

// acceptAny steps over one of the phrases.
func (p *parser) acceptAny(phrases ...string) bool {
	if p.done() || !p.atAny(phrases) {
		return false
	}
	for _, words := range phrases {
		if p.accept(words) {
			return true
		}
	}
	return false
}

// skip steps over phrases as long as they come next.
func (p *parser) skip(phrases ...string) {
	for p.acceptAny(phrases...) {
	}
}

// until returns the tokens before the first of the phrases, or all that are left.
func (p *parser) until(phrases ...string) []token {
	start := p.i
	for ; !p.done(); p.i++ {
		if p.toks[p.i].depth == p.toks[0].depth && p.atAny(phrases) {
			break
		}
	}
	return p.toks[start:p.i]
}

func (p *parser) atAny(phrases []string) bool {
	t := p.toks[p.i]
	if t.kind > word {
		return false
	}
	first := t.text[0] | 0x20 // lower case; few phrases get past it
	for _, words := range phrases {
		if words[0]|0x20 == first && p.at(words) {
			return true
		}
	}
	return false
}

// group steps over parentheses and returns what they hold. A missing closing
// one stands at the end.
func (p *parser) group() []token {
	if p.done() || !p.at("(") {
		return nil
	}
	open := p.toks[p.i].depth
	p.i++
	start := p.i
	for !p.done() && p.toks[p.i].depth > open {
		p.i++
	}
	inside := p.toks[start:p.i]
	p.i = min(p.i+1, len(p.toks))
	return inside
}

// atQuery reports whether parentheses with a query in them come next.
func (p *parser) atQuery() bool {
	i := p.i
	for i < len(p.toks) && p.toks[i].is("(") {
		i++
	}
	return i > p.i && i < len(p.toks) && (p.toks[i].is("SELECT") || p.toks[i].is("WITH"))
}

// A name is a possibly qualified name. The qualifier is its last but one element.
type name struct {
	qualifier, last string
}

// name steps over a qualified name.
func (p *parser) name() name {
	var n name
	for {
		n.last = p.element()
		if p.done() || !p.accept(".") {
			return n
		}
		p.skip(".") // SQL Server's db..table
		n.qualifier = n.last
		if p.accept("*") {
			n.last = "*"
			return n
		}
	}
}

// element steps over one element of a name, which may have formatting verbs in it.
func (p *parser) element() string {
	start := p.i
	for !p.done() && p.toks[p.i].names() && (p.i == start || p.joins()) {
		p.i++
	}
	return strings.ToLower(text(p.toks[start:p.i]))
}

// joins reports whether the next token continues the one before it.
func (p *parser) joins() bool {
	t, last := p.toks[p.i], p.toks[p.i-1]
	return !t.space && (t.kind == verb || last.kind == verb)
}
