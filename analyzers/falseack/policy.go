package falseack

import (
	"go/token"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/effect"
	"github.com/replaylint/replaylint/analyzers/internal/entry"
)

// judge returns the category under which a loss is reported, or "" when the
// success is honest, or nobody can tell.
func judge(l effect.Loss, strict bool) string {
	switch {
	case l.Early && !l.Loss.Panic && !l.Vain:
		return "" // for earlyack
	case l.Form != nil && l.Form.ReadOnly:
		return ""
	case l.Form != nil && l.Form.Sources == entry.Of(catalog.Event) && !strict:
		return "" // an event by its name: perhaps nobody delivers it again
	case l.Judged && !strict:
		return "" // a retry would not help, says a predicate
	case l.Loss.Role == catalog.Notify && (l.AfterDone || l.Others):
		return "" // the work itself is done, or still to come
	case l.Loss.Role == catalog.Publish && l.AfterDone && !strict:
		return ""
	case l.Loss.Role == catalog.Read && (l.Loss.Idle || !isDelivery(l)):
		return ""
	}
	return category(l)
}

// isDelivery reports whether what comes in is evidently sent by a machine that
// sends it again.
func isDelivery(l effect.Loss) bool {
	return l.Webhook || l.Entry.Any(catalog.Queue, catalog.Lambda, catalog.Job, catalog.Activity)
}

func category(l effect.Loss) string {
	switch {
	case l.Loss.Panic:
		return "recovered"
	case l.Vain:
		return "late"
	case l.Skipped:
		return "skipped"
	case l.Loss.Plain:
		return "unchecked"
	}
	return "swallowed"
}

// convention is the number of functions from which on a package is taken to tell
// all failures in the bodies of its responses: whoever asks reads them there.
const convention = 4

// tellsInBodies reports whether it is the way of a package to do so.
func tellsInBodies(losses []effect.Loss) bool {
	tellers := make(map[token.Pos]bool)
	for _, l := range losses {
		if l.Told && !isDelivery(l) {
			tellers[l.Decl] = true
		}
	}
	return len(tellers) >= convention
}
