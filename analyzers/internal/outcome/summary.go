package outcome

import (
	"fmt"
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
)

// A Summary says in which ways a function ends. A nil one says nothing, one
// without exits that the function never returns.
type Summary struct{ Exits []Exit }

// An Exit is one way in which a function ends, as its callers see it.
type Exit struct {
	Loss    *Loss // the work that has failed on the way, or nil
	Results []Value
	When    []Condition // all of which hold

	Sent       bool  // the requester is told something
	Final      bool  // and has been sent the status line
	Code       Value // its status code
	Acked      bool  // the message is acknowledged
	Cumulative bool  // and all before it
	Nacked     bool  // the message, or the item of a batch, is to be delivered again
	Durable    bool  // something that lasts has been written
	Early      *Loss // work that runs detached
	Keeps      uint32

	Logged, Tested, AfterDone, Staged, Judged, Detached, Tried bool
}

// A Condition is what is known of a parameter at an exit.
type Condition struct {
	Param int // the receiver first
	Value Value
}

// A Loss is work that may fail.
type Loss struct {
	Role    catalog.Role // what the work is
	Work    string       // what a reader calls it: "charges.Create"
	Where   string       // where it is done, if in another package: "intake.go:42"
	Via     string       // the function of that package that loses the error, or ""
	Call    int          // the work is a call of the parameter Call-1
	Panic   bool         // the work panics
	Plain   bool         // the call's error is not even looked at
	Blank   bool         // and it is assigned to the blank identifier
	Started bool         // the work is done in a goroutine, and this is its start
	Idle    bool         // a lookup that no work in the function comes after

	pos  token.Pos
	site ssa.Instruction
}

// maxExits bounds a summary.
const maxExits = 24

// String is for tests: "loses(Write store.Insert) ok".
func (s *Summary) String() string {
	if s == nil {
		return ""
	}
	if len(s.Exits) == 0 {
		return "never returns"
	}
	var parts []string
	for _, e := range s.Exits {
		parts = append(parts, e.String())
	}
	return strings.Join(parts, " | ")
}

// String is for tests.
func (e Exit) String() string {
	var parts []string
	for _, c := range e.When {
		parts = append(parts, fmt.Sprintf("$%d %v:", c.Param, c.Value))
	}
	if e.Loss != nil {
		parts = append(parts, "failed("+e.Loss.Work+")")
	}
	for _, flag := range []struct {
		on   bool
		name string
	}{{e.Acked, "acked"}, {e.Nacked, "nacked"}, {e.Keeps != 0, "keeps"}, {e.Early != nil, "detached"}} {
		if flag.on {
			parts = append(parts, flag.name)
		}
	}
	if e.Sent {
		parts = append(parts, fmt.Sprintf("sends %v", e.Code))
	}
	for _, r := range e.Results {
		parts = append(parts, r.String())
	}
	return strings.Join(parts, " ")
}

func (e Exit) key() string {
	loss := e.Loss
	e.Loss = nil
	early := e.Early
	e.Early = nil
	return fmt.Sprintf("%p %p %v", loss, early, struct {
		Exit
		String int // hides the method
	}{Exit: e})
}

// String is for tests: "nil", "200", "$1".
func (v Value) String() string {
	text := ""
	switch v.Kind {
	case Unknown:
		text = "_"
	case Nil:
		text = "nil"
	case NonNil:
		text = "value"
	case Const:
		text = v.Text
	case NonZero:
		text = "some"
	case Param:
		text = fmt.Sprintf("$%d", v.Index)
	case Response:
		text = "response " + v.Text
		if v.Index > 0 {
			text = fmt.Sprintf("response $%d", v.Index-1)
		}
	}
	if v.Fail {
		text += "!"
	}
	return text
}

// Matters reports whether a summary says more than a signature does.
func (s *Summary) Matters() bool {
	if s == nil {
		return false
	}
	for _, e := range s.Exits {
		if e.Loss != nil || e.Sent || e.Acked || e.Nacked || e.Keeps != 0 || e.Early != nil || len(e.When) > 0 {
			return true
		}
		for _, r := range e.Results {
			if r.Kind == Param || r.Kind == Response || r.Kind == NonNil {
				return true
			}
		}
	}
	return len(s.Exits) == 0
}

// Portable returns the summary for other packages; where names a place.
func (s *Summary) Portable(where func(token.Pos) string) *Summary {
	out := &Summary{Exits: make([]Exit, len(s.Exits))}
	for i, e := range s.Exits {
		e.Loss, e.Early = e.Loss.portable(where), e.Early.portable(where)
		out.Exits[i] = e
	}
	return out
}

func (l *Loss) portable(where func(token.Pos) string) *Loss {
	if l == nil {
		return nil
	}
	out := *l
	if out.Where == "" && l.pos.IsValid() {
		out.Where = where(l.pos)
	}
	out.pos, out.site = token.NoPos, nil
	return &out
}

// Works reports whether a function does work that lasts.
func (a *Analysis) Works(fn *ssa.Function) bool {
	s := a.Summary(fn)
	return s != nil && slices.ContainsFunc(s.Exits, func(e Exit) bool { return e.Durable })
}
