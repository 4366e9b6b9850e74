package sqltext

import (
	"fmt"
	"strings"
)

// describe renders statements for comparison, one a line.
func describe(list []Statement) string {
	var lines []string
	for _, s := range list {
		lines = append(lines, describeStatement(s))
	}
	return strings.Join(lines, "\n")
}

// describeStatement renders what is set, as in
//
//	insert t a=#0 b=now() | conflict nothing (a) | returning id
func describeStatement(s Statement) string {
	words := []string{[]string{"other", "select", "insert", "update", "delete", "merge"}[s.Verb]}
	if s.Absent {
		words[0] = "absent " + words[0]
	}
	if s.Table != "" {
		words = append(words, s.Table)
	}
	if len(s.Tables) > 1 {
		words = append(words, fmt.Sprint(s.Tables))
	}
	line := strings.Join(append(words, describeColumns(s)...), " ")
	if s.Set != nil {
		line += " | set" + describeSet(s.Set)
	}
	if s.Where != nil {
		line += " | where" + describeWhere(s.Where)
	}
	if s.Conflict != nil {
		line += " | conflict " + describeConflict(s.Conflict)
	}
	if s.Returning != nil {
		line += " | returning " + strings.Join(s.Returning, " ")
	}
	if s.Lock != 0 {
		line += " | lock " + describeLock(s.Lock)
	}
	if s.Inner != nil {
		line += " {" + strings.ReplaceAll(describe(s.Inner), "\n", "; ") + "}"
	}
	return line
}

func describeColumns(s Statement) []string {
	var list []string
	for i, c := range s.Columns {
		if s.Verb == Insert || s.Verb == Merge {
			if i < len(s.Values) {
				c += "=" + describeOperand(s.Values[i])
			}
		}
		list = append(list, c)
	}
	if s.Verb == Insert && len(s.Columns) == 0 {
		for _, v := range s.Values {
			list = append(list, "="+describeOperand(v))
		}
	}
	if s.Verb == Update {
		return nil // they are in Set
	}
	return list
}

func describeSet(list []Assignment) string {
	var b strings.Builder
	for _, a := range list {
		b.WriteString(" " + a.Column + "=" + describeOperand(a.Value))
	}
	return b.String()
}

func describeWhere(list []Condition) string {
	var b strings.Builder
	for _, c := range list {
		b.WriteByte(' ')
		if c.Table != "" {
			b.WriteString(c.Table + ".")
		}
		b.WriteString(c.Column)
		switch op := []string{"~", "=", " in ", " null", " not null", "exists", "not exists"}[c.Op]; c.Op {
		case Equal, In:
			b.WriteString(op + describeOperand(c.Value))
		default:
			b.WriteString(op)
		}
	}
	return b.String()
}

func describeConflict(c *Conflict) string {
	words := []string{[]string{"nothing", "update", "replace"}[c.Action]}
	if c.NotExists {
		words = append(words, "unless")
	}
	if c.Target != nil {
		words = append(words, "("+strings.Join(c.Target, " ")+")")
	}
	if c.Constraint != "" {
		words = append(words, "constraint "+c.Constraint)
	}
	if c.Where != nil {
		words = append(words, "if"+describeWhere(c.Where))
	}
	return strings.Join(words, " ")
}

func describeLock(l Lock) string {
	var list []string
	for i, name := range []string{"update", "share", "skip", "nowait", "range", "advisory", "table", "exclusive", "serializable"} {
		if l.Has(1 << i) {
			list = append(list, name)
		}
	}
	return strings.Join(list, "+")
}

// describeOperand renders #0 for the first argument, %0 for the first operand
// of Sprintf, and <...> for an expression of these.
func describeOperand(o Operand) string {
	switch o.Kind {
	case Placeholder:
		return fmt.Sprintf("#%d", o.Index)
	case Named:
		return ":" + o.Name
	case FormatVerb:
		return fmt.Sprintf("%%%d", o.Index)
	case Literal:
		return o.Text
	case Default:
		return "DEFAULT"
	case Call:
		return o.Name + "(" + describeOperands(o.Parts) + ")"
	case Column:
		if o.Table != "" {
			return o.Table + "." + o.Name
		}
		return o.Name
	}
	return "<" + describeOperands(o.Parts) + ">"
}

func describeOperands(list []Operand) string {
	var words []string
	for _, o := range list {
		words = append(words, describeOperand(o))
	}
	return strings.Join(words, " ")
}
