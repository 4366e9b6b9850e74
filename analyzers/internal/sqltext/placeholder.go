package sqltext

import (
	"strconv"
	"strings"
)

// special emits a token that not every dialect has: a placeholder, a formatting
// verb, a name in `x` or [x]. It returns the token's length, or 0 if there is none.
func (s *scanner) special() int {
	rest := s.src[s.pos:]
	switch rest[0] {
	case '?':
		return s.question(rest)
	case '$':
		return s.dollarSign(rest)
	case ':':
		return s.colon(rest)
	case '@':
		return s.atSign(rest)
	case '%':
		return s.percent(rest)
	case '`':
		return s.quote(rest, strings.IndexByte(rest[1:], '`'))
	case '[':
		return s.bracket(rest)
	}
	return 0
}

// question: ?, or SQLite's ?2.
func (s *scanner) question(rest string) int {
	if digits := digits(rest[1:]); digits != "" {
		return s.positional("?", digits)
	}
	s.emit(token{kind: param, text: "?", index: s.marks})
	s.marks++
	return 1
}

// dollarSign: $1, or SQLite's $name. What is left are $$strings$$ and $tag$strings$tag$.
func (s *scanner) dollarSign(rest string) int {
	if digits := digits(rest[1:]); digits != "" {
		s.dollar = true
		return s.positional("$", digits)
	}
	name := identifier(rest[1:])
	if strings.HasPrefix(rest[1+len(name):], "$") {
		return 0
	}
	return s.named(rest, name)
}

// colon: :name, :1, and what is no placeholder: a::text, x := y, [1:2].
func (s *scanner) colon(rest string) int {
	if len(rest) > 1 && (rest[1] == ':' || rest[1] == '=') {
		s.emit(token{text: rest[:2]})
		return 2
	}
	if s.adjoins() {
		return s.named(rest, "")
	}
	if digits := digits(rest[1:]); digits != "" {
		return s.positional(":", digits)
	}
	return s.named(rest, dotted(rest[1:]))
}

// atSign: @name, and @p1 which is the first argument.
func (s *scanner) atSign(rest string) int {
	name := identifier(rest[1:])
	if name == "" {
		return 0
	}
	if digits := digits(name[1:]); name[0] == 'p' && digits == name[1:] && digits != "" {
		n := s.positional("@p", digits)
		s.tokens[len(s.tokens)-1].name = name
		return n
	}
	return s.named(rest, name)
}

// percent: a formatting verb, %% or the modulo operator.
func (s *scanner) percent(rest string) int {
	if strings.HasPrefix(rest, "%%") {
		s.emit(token{text: "%"})
		return 2
	}
	n, index := s.verbs.next(rest)
	if n == 0 {
		s.emit(token{text: "%"})
		return 1
	}
	s.emit(token{kind: verb, text: rest[:n], index: index})
	return n
}

// bracket: [name], unless it is an index or ARRAY[...].
func (s *scanner) bracket(rest string) int {
	if s.adjoins() || len(s.tokens) > 0 && s.tokens[len(s.tokens)-1].is("ARRAY") {
		return 0
	}
	end := strings.IndexAny(rest[1:], "][(,'\"\n?$@%")
	if end <= 0 || rest[1+end] != ']' || identifier(rest[1:]) == "" {
		return 0
	}
	return s.quote(rest, end)
}

// quote emits the name of n bytes between rest's first byte and its counterpart.
func (s *scanner) quote(rest string, n int) int {
	if n < 0 {
		return 0
	}
	s.emit(token{kind: quoted, text: rest[1 : 1+n]})
	return n + 2
}

// adjoins reports whether the last token is an operand that nothing separates from pos.
func (s *scanner) adjoins() bool {
	if len(s.tokens) == 0 || s.space {
		return false
	}
	last := s.tokens[len(s.tokens)-1]
	return last.kind != symbol || last.is("]") || last.is(")")
}

// positional emits a numbered placeholder.
func (s *scanner) positional(prefix, digits string) int {
	n, err := strconv.Atoi(digits)
	if err != nil || n == 0 {
		n = 1 << 30 // no argument has this number
	}
	s.emit(token{kind: param, text: prefix + digits, index: n - 1})
	return len(prefix) + len(digits)
}

// named emits a named placeholder, or if there is no name the sign alone.
func (s *scanner) named(rest, name string) int {
	t := token{text: rest[:1+len(name)], name: name}
	if name != "" {
		t.kind = named
	}
	s.emit(t)
	return len(t.text)
}

func digits(s string) string {
	return s[:len(s)-len(strings.TrimLeft(s, "0123456789"))]
}

// identifier returns the name that s begins with.
func identifier(s string) string {
	n := strings.IndexFunc(s, func(r rune) bool { return !inName(r) })
	if n < 0 {
		n = len(s)
	}
	if digits(s[:n]) != "" {
		return ""
	}
	return s[:n]
}

// dotted is identifier for names with dots in them, as sqlx has for nested structs.
func dotted(s string) string {
	name := identifier(s)
	for name != "" && strings.HasPrefix(s[len(name):], ".") {
		next := identifier(s[len(name)+1:])
		if next == "" {
			break
		}
		name = s[:len(name)+1+len(next)]
	}
	return name
}

func inName(r rune) bool {
	return r == '_' || '0' <= r && r <= '9' || 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || r > 127
}
