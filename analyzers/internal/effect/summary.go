package effect

import (
	"fmt"
	"strings"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/entry"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
	"github.com/replaylint/replaylint/analyzers/internal/outcome"
)

// A Summary is the fact about a function: all that its callers in other
// packages need to know.
type Summary struct {
	Flow    origin.Summary
	Keys    []KeyParam // parameters that become keys
	Inner   []KeyUse   // keys that are made up, whoever calls
	Retries []int      // parameters that are called again when they fail
	Ends    *outcome.Summary

	Handlers  []entry.Handler // parameters that are called with deliveries
	Delivered entry.Set       // what the method of an interface is handed
}

// AFact marks Summary as a fact.
func (*Summary) AFact() {}

// A KeyParam says that a part of a parameter becomes a key.
type KeyParam struct {
	Param int // the receiver first
	Path  origin.Path
	Sink  Sink

	Fallback bool // only when what callers pass for another one is empty
}

// A Sink is where a value becomes a key.
type Sink struct {
	Name string // what a reader calls it: "MessageDeduplicationId", "the header Idempotency-Key"
	Tier catalog.Tier
}

// String is for tests: "$1=time.Now key($0.ID: MsgId) retries($2)".
func (s *Summary) String() string {
	var parts []string
	for _, r := range s.Flow.Results {
		parts = append(parts, fmt.Sprintf("result%d%s=%s", r.Index, under(r.Path), join(r.Origins)))
	}
	for _, w := range s.Flow.Writes {
		parts = append(parts, fmt.Sprintf("$%d%s=%s", w.Param, under(w.Path), join(w.Origins)))
	}
	for _, k := range s.Keys {
		mark := ""
		if k.Fallback {
			mark = "?"
		}
		parts = append(parts, fmt.Sprintf("key($%d%s%s: %s)", k.Param, under(k.Path), mark, k.Sink.Name))
	}
	for _, r := range s.Retries {
		parts = append(parts, fmt.Sprintf("retries($%d)", r))
	}
	if s.Ends != nil {
		parts = append(parts, "ends("+s.Ends.String()+")")
	}
	for _, k := range s.Inner {
		parts = append(parts, fmt.Sprintf("mints(%s: %s)", k.Sink.Name, k.Mints[0].What))
	}
	for _, h := range s.Handlers {
		parts = append(parts, fmt.Sprintf("handles($%d)", h.Param))
	}
	if s.Delivered != 0 {
		parts = append(parts, "delivered")
	}
	return strings.Join(parts, " ")
}

func under(p origin.Path) string {
	if p == "" {
		return ""
	}
	return "." + string(p)
}

func join(set origin.Set) string {
	names := make([]string, len(set))
	for i, o := range set {
		names[i] = o.String()
	}
	return strings.Join(names, "|")
}

func (s *Summary) empty() bool {
	return s.Flow.Empty() && len(s.Keys) == 0 && len(s.Inner) == 0 && len(s.Retries) == 0 && len(s.Handlers) == 0 && s.Delivered == 0 && s.Ends == nil
}
