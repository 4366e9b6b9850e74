package entry

import (
	"go/types"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// isEventHandler recognises a function that is handed an event by a bus of which
// nothing is known: it is named for that, one of its parameters has the type of an
// event, which it does not just send on, and whoever calls it learns of an error.
func isEventHandler(fn *ssa.Function) bool {
	results := fn.Signature.Results()
	if results.Len() == 0 || !program.IsError(results.At(results.Len()-1).Type()) || !isHandlerName(fn.Name()) {
		return false
	}
	for i, p := range fn.Params {
		if i == 0 && fn.Signature.Recv() != nil {
			continue
		}
		if isEventType(p.Type()) && !isSentOn(p) {
			return true
		}
	}
	return false
}

// isEventType reports whether a type is named for something that happened and was
// told. It may be no more than the kind of what happened.
func isEventType(t types.Type) bool {
	if ptr, ok := t.(*types.Pointer); ok {
		t = ptr.Elem()
	}
	named, ok := types.Unalias(t).(*types.Named)
	if !ok {
		return false
	}
	for _, noun := range []string{"Event", "Message", "Msg", "Delivery", "Envelope", "Webhook"} {
		if strings.HasSuffix(named.Obj().Name(), noun) {
			return true
		}
	}
	return false
}

// handlerVerbs begin the names of what is given what came in.
var handlerVerbs = []string{"handle", "process", "consume", "on", "receive", "dispatch", "deliver", "perform"}

// isHandlerName reports whether a function of that name is given what came in.
func isHandlerName(name string) bool {
	first, size := utf8.DecodeRuneInString(name)
	lower := string(unicode.ToLower(first)) + name[size:]
	for _, verb := range handlerVerbs {
		if rest, ok := strings.CutPrefix(lower, verb); ok {
			next, _ := utf8.DecodeRuneInString(rest)
			return rest == "" || !unicode.IsLower(next)
		}
	}
	return false
}
