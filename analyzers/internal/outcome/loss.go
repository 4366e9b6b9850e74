package outcome

import (
	"go/token"

	"golang.org/x/tools/go/ssa"
)

// fail marks a state as one in which the work of a call has failed.
func (p *paths) fail(call ssa.CallInstruction, l Loss, s *state) {
	staged := s.staged
	s.loss, s.lossBlock = p.loss(call, l), call.Block()
	s.lossFlags = lossFlags{afterDone: s.durable, staged: staged}
}

// loss returns the one description of what fails at a call.
func (p *paths) loss(call ssa.CallInstruction, l Loss) *Loss {
	pos := l.pos
	l.pos, l.site = token.NoPos, nil
	key := lossKey{site: call, loss: l}
	loss, ok := p.a.losses[key]
	if !ok {
		loss = &l
		loss.site, loss.pos = call, pos
		if !pos.IsValid() {
			loss.pos = call.Pos()
		}
		p.a.losses[key] = loss
	}
	return loss
}
