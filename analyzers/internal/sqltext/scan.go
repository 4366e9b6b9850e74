package sqltext

import (
	"bytes"
	"strings"
	"unicode"

	"github.com/DataDog/go-sqllexer"
)

// A scanner makes tokens of a text.
//
// The lexer of go-sqllexer tells strings, comments, numbers and names apart.
// It takes one dialect at a time, and a few bytes of another dialect, such as a
// placeholder after an operator or a quote within a name, end up inside a
// longer token. There the token is cut and the lexer starts again behind it.
type scanner struct {
	src    string
	pos    int
	lexer  *sqllexer.Lexer
	at     int               // where the lexer stands in src
	dbms   sqllexer.DBMSType // how the lexer reads backslashes
	dollar bool              // a placeholder is $1, so ? is none
	marks  int               // the ? so far
	verbs  verbCounter
	open   []byte // parentheses, brackets and CASEs around pos
	space  bool
	tokens []token
}

// scan returns the tokens of src.
func scan(src string) []token {
	s := &scanner{src: src, at: -1, dbms: sqllexer.DBMSPostgres}
	if strings.Contains(src, "`") {
		s.dbms = "" // MySQL, where a backslash escapes
	}
	for s.pos < len(src) {
		n := s.special()
		if n == 0 {
			n = s.lex()
		}
		s.pos += n
	}
	if s.dollar {
		s.unmark()
	}
	return s.tokens
}

// unmark makes question marks operators: PostgreSQL's ? asks for a JSON key.
func (s *scanner) unmark() {
	for i, t := range s.tokens {
		if t.text == "?" && t.kind == param {
			s.tokens[i].kind = symbol
		}
	}
}

// lex takes the lexer's next token and returns its length.
func (s *scanner) lex() int {
	if s.at != s.pos {
		s.at = s.pos
		s.lexer = sqllexer.New(s.src[s.pos:], sqllexer.WithDBMS(s.dbms))
	}
	t := s.lexer.Scan()
	if t.Value == "" { // the end, or a NUL byte that the lexer takes for it
		return len(s.src) - s.pos
	}
	s.at += len(t.Value)
	return s.take(t.Type, t.Value)
}

// take emits what value stands for and returns how much of it that used up.
func (s *scanner) take(kind sqllexer.TokenType, value string) int {
	switch kind {
	case sqllexer.SPACE, sqllexer.COMMENT, sqllexer.MULTILINE_COMMENT:
		s.verbs.in(value)
		s.space = true
	case sqllexer.STRING, sqllexer.INCOMPLETE_STRING, sqllexer.ERROR,
		sqllexer.DOLLAR_QUOTED_STRING, sqllexer.DOLLAR_QUOTED_FUNCTION:
		s.emit(token{kind: literal, text: value, verbs: s.verbs.in(value)})
	case sqllexer.NUMBER:
		s.emit(token{kind: number, text: value})
	case sqllexer.QUOTED_IDENT:
		s.elements(value)
	case sqllexer.OPERATOR:
		value = cutOperator(value)
		s.emit(token{text: value})
	case sqllexer.PUNCTUATION, sqllexer.WILDCARD, sqllexer.JSON_OP:
		s.emit(token{text: value})
	case sqllexer.UNKNOWN:
		s.unknown(value)
	default:
		value = cutWord(value)
		s.elements(value)
	}
	return len(value)
}

// unknown emits a rune that the lexer has no class for.
func (s *scanner) unknown(value string) {
	if strings.TrimFunc(value, unicode.IsSpace) == "" {
		s.space = true
		return
	}
	s.emit(token{text: value})
}

// cutOperator returns the part of a run of operator bytes that is one operator:
// in >? and =-1 and =/* the rest is something else.
func cutOperator(value string) string {
	if i := strings.IndexAny(value[1:], "?:@%+-"); i >= 0 {
		value = value[:i+1]
	}
	if i := strings.Index(value[1:], "/*"); i >= 0 {
		value = value[:i+1]
	}
	return value
}

// cutWord returns the part of a word before what the lexer lets into it,
// as in a!=b and a/b and a."b".
func cutWord(value string) string {
	if i := strings.IndexAny(value[1:], `"?/@!`); i >= 0 {
		return value[:i+1]
	}
	return value
}

// elements emits the elements of a qualified name, and the dots between them.
func (s *scanner) elements(value string) {
	for value != "" {
		n := elementLen(value)
		switch {
		case value[0] == '"':
			s.emit(token{kind: quoted, text: strings.Trim(value[:n], `"`)})
		case value[0] == '.':
			s.emit(token{text: "."})
		default:
			s.emit(token{kind: word, text: value[:n]})
		}
		value = value[n:]
	}
}

func elementLen(value string) int {
	stop := "."
	switch value[0] {
	case '.':
		return 1
	case '"':
		stop = `"`
	}
	i := strings.Index(value[1:], stop)
	if i < 0 {
		return len(value)
	}
	if stop == `"` {
		i++
	}
	return i + 1
}

// emit appends t.
func (s *scanner) emit(t token) {
	t.space = s.space
	s.space = false
	s.close(t)
	t.depth = len(s.open)
	s.tokens = append(s.tokens, t)
	switch {
	case t.is("("), t.is("["), t.is("{"):
		s.open = append(s.open, t.text[0])
	case t.is("CASE"):
		s.open = append(s.open, 'C')
	}
}

// close notes what t puts an end to. One that closes nothing is passed over.
func (s *scanner) close(t token) {
	switch {
	case t.is(";"):
		s.open = s.open[:0]
	case t.is(")"):
		s.closeLast('(')
	case t.is("]"):
		s.closeLast('[')
	case t.is("}"):
		s.closeLast('{')
	case t.is("END") && len(s.open) > 0 && s.open[len(s.open)-1] == 'C':
		s.open = s.open[:len(s.open)-1]
	}
}

func (s *scanner) closeLast(opener byte) {
	if i := bytes.LastIndexByte(s.open, opener); i >= 0 {
		s.open = s.open[:i]
	}
}
