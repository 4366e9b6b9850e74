package outcome

import (
	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// answer walks a call that tells the sender something, by the catalogue.
func (p *paths) answer(c origin.Callee, call ssa.CallInstruction, s *state) (after []*state, ok bool) {
	if c.Func == nil {
		return nil, false
	}
	for _, row := range p.a.Index.Rows(c.Func) {
		switch row.Role {
		case catalog.Status, catalog.Code:
			code, _ := c.OperandAt(row.At)
			p.respond(call, p.eval(code, s), row.Role == catalog.Status, s)
		case catalog.Body:
			p.respond(call, success, true, s)
		case catalog.Failure:
			p.respond(call, Value{Kind: Const, Text: "500"}, true, s)
		case catalog.Handed:
			p.respond(call, Value{}, true, s)
		case catalog.Ack:
			if !p.acknowledge(call, row.Settles == catalog.Cumulative, s) {
				return nil, true
			}
		case catalog.Nack, catalog.Reject:
			p.redeliver(s)
		case catalog.AutoAck:
			p.autoAck(c, call, row, s)
			continue
		default:
			continue
		}
		p.bind(call, resultsOf(c.Func.Signature(), Value{}, Value{}), s)
		if v := call.Value(); v != nil && c.Func.Signature().Results().Len() == 1 && program.ErrorResult(c.Func.Signature()) == 0 {
			p.noteAnswer(call, s)
		}
		return []*state{s}, true
	}
	return nil, false
}

// answered marks the error of a call that answers.
const answered = "answered"

// noteAnswer marks the error result of a call that answers: c.JSON in echo or fiber.
// It says whether the answer could be written; to return it is to return nothing.
func (p *paths) noteAnswer(call ssa.CallInstruction, s *state) {
	if s.sent.phase != nothing {
		s.set(call.Value(), Value{Kind: Unknown, Text: answered})
	}
}

// respond notes what a requester is told: the first status line counts.
func (p *paths) respond(call ssa.CallInstruction, code Value, final bool, s *state) {
	if s.loss != nil && p.tellsItems(call, s) {
		s.excuse()
	}
	s.sent.told = s.sent.told || s.loss != nil && p.tellsFailure(call, s)
	if s.sent.phase == committed {
		s.sent.vain = s.sent.vain || s.loss != nil && isSuccessCode(s.sent.code.code()) && code.code() >= 400
		return
	}
	if body := s.sent.phase == chosen && code.Text == "200" && final; body {
		code = s.sent.code // the body goes with the status that was chosen before
	}
	s.sent.code, s.sent.pos, s.sent.phase = code, call.Pos(), chosen
	if final {
		s.sent.phase = committed
	}
}

// acknowledge walks an acknowledgement, and reports whether the path goes on.
func (p *paths) acknowledge(call ssa.CallInstruction, cumulative bool, s *state) bool {
	switch {
	case s.nacked:
		return true // the first settlement counts
	case s.loss != nil:
		p.a.find(Finding{Loss: s.loss, Answer: Acknowledged, At: call.Pos(), Deferred: isDeferred(call), Func: p.fn}, s)
		return false
	case s.early != nil:
		p.a.find(Finding{Loss: s.early, Answer: Acknowledged, At: call.Pos(), Early: true, Func: p.fn}, s)
		s.early = nil
	}
	s.settled, s.cumulative = true, cumulative
	if !s.durable && !s.acked.IsValid() {
		s.acked = call.Pos()
	}
	return true
}

func isDeferred(call ssa.CallInstruction) bool {
	_, ok := call.(*ssa.Defer)
	return ok
}

// autoAck notes that messages are acknowledged before anybody has seen them.
func (p *paths) autoAck(c origin.Callee, call ssa.CallInstruction, row catalog.Row, s *state) {
	if v, ok := c.OperandAt(row.At); ok {
		if on, _ := p.eval(v, s).truth(); on {
			s.acked, s.auto = call.Pos(), true
		}
	}
}

// early reports work that is done after the acknowledgement.
func (p *paths) early(call ssa.CallInstruction, role catalog.Role, s *state) {
	if role == 0 || role == catalog.Read || role == catalog.Notify || isDeferred(call) && role != catalog.Commit {
		return
	}
	at, answer := s.acked, Acknowledged
	if s.sent.phase == committed && !s.sent.perhaps && isSuccessCode(s.sent.code.code()) {
		at, answer = s.sent.pos, Responded
	}
	if at.IsValid() && !s.durable {
		l := &Loss{Role: role, Work: p.a.Text(call), pos: call.Pos(), site: call}
		p.a.find(Finding{Loss: l, Answer: answer, At: at, Early: true, Code: s.sent.code.code(), Func: p.fn}, s)
	}
}

func isSuccessCode(code int) bool { return code >= 200 && code < 300 }
