package outcome

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// builtin walks what the language itself provides.
func (p *paths) builtin(b *ssa.Builtin, call ssa.CallInstruction, s *state) {
	v := call.Value()
	switch b.Name() {
	case "recover":
		x := isNil
		if s.panicking {
			x = failed
			s.panicking = false
		}
		if v != nil {
			s.set(v, x)
		}
	case "append":
		p.append(call, s)
	case "len", "cap":
		if v != nil {
			s.set(v, p.length(v, s))
		}
	default:
		if v != nil {
			delete(s.vals, v)
		}
	}
}

// receipts marks a list that says of each item what became of it.
const receipts = "receipts"

// append notes what was put on a list.
func (p *paths) append(call ssa.CallInstruction, s *state) {
	args := call.Common().Args
	if elem, ok := types.Unalias(appended(call)).(*types.Named); ok && p.a.isFailedItem(elem.Origin().Obj()) {
		p.redeliver(s)
	}
	if p.stages(call) {
		s.staged = true
	}
	if call.Value() == nil {
		return
	}
	list, more := p.eval(args[0], s), Value{}
	if len(args) > 1 {
		more = p.eval(args[1], s)
		if more.Kind == Param {
			p.keeps |= 1 << min(more.Index, 31)
		}
	}
	x := Value{Fail: list.Fail || more.Fail, Text: list.Text}
	if more.Fail {
		x.Text = receipts
	}
	if list.Kind == NonZero || more.Kind == NonZero {
		x.Kind = NonZero
	}
	s.set(call.Value(), x)
}
