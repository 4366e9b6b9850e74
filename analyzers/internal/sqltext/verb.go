package sqltext

import (
	"strconv"
	"strings"
)

// A verbCounter tells to which operand of Sprintf each formatting verb of a
// text belongs: the first verb to the first operand, unless %[2]s says otherwise.
type verbCounter struct {
	operand int
}

// next returns the length of the verb that s begins with and the index of its
// operand. The length is 0 if there is no verb.
func (c *verbCounter) next(s string) (length, operand int) {
	flags := strings.TrimLeft(s[1:], "+-#0123456789.")
	if inside, ok := strings.CutPrefix(flags, "["); ok {
		i, rest, closed := strings.Cut(inside, "]")
		n, err := strconv.Atoi(i)
		if !closed || err != nil || n < 1 {
			return 0, 0
		}
		return c.count(s, rest, n-1)
	}
	return c.count(s, flags, c.operand)
}

// count finishes the verb whose letter rest begins with.
func (c *verbCounter) count(s, rest string, operand int) (int, int) {
	if rest == "" || strings.IndexByte("svdqtxXT", rest[0]) < 0 {
		return 0, 0
	}
	c.operand = operand + 1
	return len(s) - len(rest) + 1, operand
}

// in returns the operands of all the verbs in s.
func (c *verbCounter) in(s string) []int {
	var list []int
	for {
		i := strings.IndexByte(s, '%')
		if i < 0 {
			return list
		}
		s = s[i:]
		n, operand := c.next(s)
		if n > 0 {
			list = append(list, operand)
		}
		if strings.HasPrefix(s, "%%") {
			n = 2
		}
		s = s[max(n, 1):]
	}
}
