package outcome

import (
	"cmp"
	"go/token"
	"go/types"
	"slices"

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
	Loss      *Loss
	Answer    Answer
	At        token.Pos // of the answer
	Code      int       // of a response; 0 for the implicit one
	Early     bool      // the answer comes before the work, or does not wait for it
	Deferred  bool      // the acknowledgement is deferred
	Automatic bool      // the acknowledgement is the library's

	Func *ssa.Function
	Form *entry.Form // of the function in which deliveries enter, if that is where it ends

	Logged    bool // the error is logged on the way
	Tested    bool
	AfterDone bool // something that lasts had been written before
	Skipped   bool // by a later, cumulative acknowledgement
	Judged    bool // a predicate over the error says that a retry would not help
	Vain      bool // a failure is written, after a success has been sent
	Told      bool // the body of the response says that something has failed
	House     bool // by a helper of the program that is there for it
	Tried     bool // a callee was to keep the delivery, and failed at that as well
}

// Pos is where the work is done, or called.
func (f Finding) Pos() token.Pos { return f.Loss.pos }

// find adds a finding with what is known on its path.
func (a *Analysis) find(f Finding, s *state) {
	if s.stopping && !s.sent.vain {
		return
	}
	f.Vain, f.Told, f.House, f.Tried = s.sent.vain, f.Told || s.sent.told, s.sent.house, s.tried
	f.Logged, f.Tested, f.AfterDone, f.Skipped, f.Judged = s.logged, s.tested, s.afterDone, s.skipped, s.judged
	if s.detached {
		f.Early = true
		if s.early != nil {
			f.Loss = s.early
		}
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
		if f, ok := w.succeeds(form, e); ok {
			f.Loss, f.Early, f.Func, f.Form = loss, early, w.fn, form
			w.a.find(f, e.state)
		}
	}
}

// succeeds reports whether an exit tells the sender of a success, and how.
func (w *walk) succeeds(form *entry.Form, e exit) (Finding, bool) {
	if i := program.ErrorResult(w.fn.Signature); i >= 0 && i < len(e.results) {
		err := e.results[i]
		isSent := e.sent.phase == committed && form.Status
		if err.Kind != Nil && err.Text != answered && !isSent && !form.Retry || w.asksAgain(form, e) {
			return Finding{}, false
		}
	}
	switch {
	case form.Status:
		return w.responds(e)
	case form.Response:
		return w.returnsResponse(e)
	case form.Error:
		return Finding{Answer: Returned, At: e.pos}, true
	case form.Settles == catalog.Automatic:
		return Finding{Answer: Returns, At: e.pos}, true
	}
	return Finding{}, false
}

// asksAgain reports whether a result beside the error asks for another delivery,
// or cannot be seen.
func (w *walk) asksAgain(form *entry.Form, e exit) bool {
	if form.Retry {
		return e.results[0] != no
	}
	for i, r := range e.results[:len(e.results)-1] {
		if w.a.isNackConstant(w.fn.Signature.Results().At(i).Type(), r) {
			return true
		}
	}
	return false
}

// isNackConstant reports whether a value is the constant by which a library is
// asked for another delivery.
func (a *Analysis) isNackConstant(t types.Type, v Value) bool {
	n, ok := types.Unalias(t).(*types.Named)
	if !ok || v.Kind != Const || n.Obj().Pkg() == nil {
		return false
	}
	scope := n.Obj().Pkg().Scope()
	for _, name := range scope.Names() {
		c, ok := scope.Lookup(name).(*types.Const)
		if ok && types.Identical(c.Type(), t) && c.Val().ExactString() == v.Text && a.Index.Row(c, catalog.Nack) != nil {
			return true
		}
	}
	return false
}

func (w *walk) responds(e exit) (Finding, bool) {
	code := e.sent.code.code()
	if e.sent.phase == nothing {
		return Finding{Answer: Returns, At: e.pos}, true
	}
	return Finding{Answer: Responded, At: e.sent.pos, Code: code}, isSuccessCode(code)
}

func (w *walk) returnsResponse(e exit) (Finding, bool) {
	for _, r := range e.results {
		if r.Kind == Response {
			return Finding{Answer: Responded, At: e.pos, Code: r.code(), Told: r.Fail}, isSuccessCode(r.code())
		}
	}
	return Finding{}, false
}

// summarize walks the function, and says how it ends.
func (w *walk) summarize() *Summary {
	w.ids.ids = make(map[any]int)
	w.panicSeen = make(map[ssa.CallInstruction]bool)
	found := len(w.a.findings)
	exits := w.body(w.fn, newState())
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
	return s.bounded()
}

// bounded leaves out losses that are too many to be told: silence. Without an
// exit on which all went well nothing would be known of callers.
func (s *Summary) bounded() *Summary {
	if len(s.Exits) <= maxExits {
		return s
	}
	slices.SortStableFunc(s.Exits, func(a, b Exit) int { return cmp.Compare(bits(a.Loss != nil), bits(b.Loss != nil)) })
	if s.Exits[maxExits-1].Loss == nil {
		return nil
	}
	s.Exits = s.Exits[:maxExits]
	return s
}

func (w *walk) exported(e exit) Exit {
	x := Exit{
		Loss: e.loss, Results: e.results,
		Sent: e.sent.phase != nothing, Final: e.sent.phase == committed, Code: e.sent.code,
		Acked: e.settled, Cumulative: e.cumulative, Nacked: e.nacked, Durable: e.durable, Early: e.early, Keeps: w.keeps,
		Logged: e.logged, Tested: e.tested, AfterDone: e.afterDone, Staged: e.staged, Judged: e.judged, Detached: e.detached, Tried: e.tried || e.uncaught,
	}
	for i, p := range w.fn.Params {
		if v, ok := e.vals[p]; ok && isDecisive(p.Type()) && v.Kind != Unknown && v.Kind != Param {
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
