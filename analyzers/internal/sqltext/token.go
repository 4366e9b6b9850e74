package sqltext

import "strings"

// A token is one element of a statement's text.
// Qualified names are taken apart: a."b" is three tokens.
type token struct {
	kind  tokenKind
	text  string // as written, but without the quotes of a quoted name
	name  string // of a named placeholder
	index int    // of a placeholder or formatting verb
	depth int    // how many parentheses, brackets and CASEs are open around it
	space bool   // white space or a comment stands before it
	verbs []int  // of a string: the operands of the formatting verbs in it
}

type tokenKind uint8

const (
	symbol  tokenKind = iota
	word              // keywords and names alike
	quoted            // a name in quotes: never a keyword
	literal           // a string
	number
	param // positional placeholder
	named // named placeholder
	verb  // %s
)

// maxDepth bounds how far nested parentheses are looked into.
const maxDepth = 24

// is reports whether t is the given keyword or symbol.
func (t token) is(s string) bool {
	return t.kind <= word && len(t.text) == len(s) && strings.EqualFold(t.text, s)
}

// names reports whether t can be an element of a name.
func (t token) names() bool {
	return t.kind == word || t.kind == quoted || t.kind == verb
}

// split cuts toks at each sep that is in no parentheses.
func split(toks []token, sep string) [][]token {
	var list [][]token
	start := 0
	for i, t := range toks {
		if t.depth == toks[0].depth && t.is(sep) {
			list = append(list, toks[start:i])
			start = i + 1
		}
	}
	if start < len(toks) {
		list = append(list, toks[start:])
	}
	return list
}

// has reports whether one of the words stands in toks, in no parentheses.
func has(toks []token, words ...string) bool {
	p := newParser(toks)
	p.until(words...)
	return !p.done()
}

// unwrap removes the parentheses that enclose all of toks.
func unwrap(toks []token) []token {
	for len(toks) > 0 && toks[0].is("(") && toks[0].depth < maxDepth {
		inside := newParser(toks)
		group := inside.group()
		if !inside.done() {
			break
		}
		toks = group
	}
	return toks
}

// text returns toks as one line.
func text(toks []token) string {
	var b strings.Builder
	for i, t := range toks {
		if i > 0 && t.space {
			b.WriteByte(' ')
		}
		b.WriteString(t.text)
	}
	return b.String()
}
