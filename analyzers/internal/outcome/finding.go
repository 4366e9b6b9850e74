package outcome

import (
	"fmt"
	"go/token"
	"os"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/entry"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// An Answer is how a success is told.
type Answer uint8

const (
	_            Answer = iota
	Responded           // a status code of success
	Returned            // a nil error
	Acknowledged        // an acknowledgement
	Returns             // no more than that: the handler comes to its end
)

// A Finding is work that failed, or that may fail unnoticed, behind a success.
type Finding struct {
	Loss     *Loss
	Answer   Answer
	At       token.Pos // of the answer
	Code     int       // of a response; 0 for the implicit one
	Early    bool      // the answer comes before the work, or does not wait for it
	Deferred bool      // the acknowledgement is deferred

	Func *ssa.Function
	Form *entry.Form // of the function in which deliveries enter, if that is where it ends

	Logged    bool // the error is logged on the way
	Tested    bool
	AfterDone bool // something that lasts had been written before
	Skipped   bool // by a later, cumulative acknowledgement
	Judged    bool // a predicate over the error says that a retry would not help
	Vain      bool // a failure is written, after a success has been sent
}

// Pos is where the work is done, or called.
func (f Finding) Pos() token.Pos { return f.Loss.pos }

// find adds a finding with what is known on its path.
func (a *Analysis) find(f Finding, s *state) {
	f.Logged, f.Tested, f.AfterDone, f.Skipped, f.Judged = s.logged, s.tested, s.afterDone, s.skipped, s.judged
	if !f.Early && s.detached {
		f.Early = true
	}
	a.findings = append(a.findings, f)
}

// conclude says what the senders of deliveries that enter at the walked
// function are told at its exits.
func (w *walk) conclude(form *entry.Form, exits []exit) {
	for _, e := range exits {
		loss := e.loss
		early := false
		if loss == nil && e.early != nil {
			loss, early = e.early, true
		}
		if loss == nil || e.nacked {
			continue
		}
		if answer, at, ok := w.succeeds(form, e); ok {
			f := Finding{Loss: loss, Answer: answer, At: at, Early: early, Func: w.fn, Form: form}
			if answer == Responded {
				f.Code = e.sent.code.code()
			}
			f.Vain = e.sent.early
			w.a.find(f, e.state)
		}
	}
}

// succeeds reports whether an exit tells the sender of a success.
func (w *walk) succeeds(form *entry.Form, e exit) (Answer, token.Pos, bool) {
	if i := errorIndex(w.fn.Signature); i >= 0 && i < len(e.results) {
		err := e.results[i]
		isAnswer := err.Text == "answered"
		switch {
		case isAnswer && e.sent.phase != nothing:
		case err.Kind != Nil && !(e.sent.phase == committed && form.Status):
			return 0, 0, false
		}
	}
	switch {
	case form.Status:
		return w.responds(e)
	case form.Response:
		return w.returnsResponse(e)
	case form.Error:
		return Returned, e.pos, true
	case form.Settles == catalog.Automatic:
		return Returns, e.pos, true
	}
	return 0, 0, false
}

func (w *walk) responds(e exit) (Answer, token.Pos, bool) {
	switch {
	case e.sent.phase == nothing:
		return Returns, e.pos, true
	case isSuccessCode(e.sent.code.code()):
		return Responded, e.sent.pos, true
	}
	return 0, 0, false
}

func (w *walk) returnsResponse(e exit) (Answer, token.Pos, bool) {
	for _, r := range e.results {
		if r.Kind == Response {
			return Responded, e.pos, isSuccessCode(r.code())
		}
	}
	return 0, 0, false
}

// summarize walks the function, and says how it ends.
func (w *walk) summarize() *Summary {
	w.ids.ids = make(map[any]int)
	w.panicSeen = make(map[ssa.CallInstruction]bool)
	found := len(w.a.findings)
	exits := w.body(w.fn, newState())
	if os.Getenv("RL") != "" {
		fmt.Fprintf(os.Stderr, "%s blocks=%d bounded=%v exits=%d form=%+v\n", w.fn, w.blocks, w.bounded, len(exits), w.a.Entries.Form(w.fn))
		for _, e := range w.summaryOfExits(exits).exits() {
			fmt.Fprintln(os.Stderr, "    ", e.String())
		}
	}
	if w.bounded {
		w.a.findings = w.a.findings[:found]
		return nil
	}
	if form := w.a.Entries.Form(w.fn); form != nil {
		w.conclude(form, exits)
	}
	return w.summaryOfExits(exits)
}

func (w *walk) summaryOfExits(exits []exit) *Summary {
	s := &Summary{}
	seen := make(map[string]bool)
	for _, e := range exits {
		x := w.exported(e)
		if key := x.key(); !seen[key] {
			seen[key] = true
			s.Exits = append(s.Exits, x)
		}
	}
	if len(s.Exits) > maxExits {
		return nil
	}
	return s
}

func (w *walk) exported(e exit) Exit {
	x := Exit{
		Loss: e.loss, Results: e.results,
		Sent: e.sent.phase != nothing, Final: e.sent.phase == committed, Code: e.sent.code,
		Acked: e.acked.IsValid() && !e.auto, Nacked: e.nacked, Durable: e.durable, Early: e.early, Keeps: w.keeps,
		Logged: e.logged, Tested: e.tested, AfterDone: e.afterDone, Staged: e.staged, Judged: e.judged, Detached: e.detached,
	}
	for i, p := range w.fn.Params {
		if v, ok := e.vals[p]; ok && (v.Kind == Nil || v.Kind == NonNil || v.Kind == Const) {
			x.When = append(x.When, Condition{i, v})
		}
	}
	for i, r := range x.Results {
		if r.Text == besides || r.Text == pending {
			x.Results[i] = Value{Fail: true}
		}
		if x.Loss == nil {
			x.Results[i].Fail = false
		}
	}
	return x
}

func isError(v ssa.Value) bool { return program.IsError(v.Type()) }

func (s *Summary) exits() []Exit {
	if s == nil {
		return nil
	}
	return s.Exits
}
