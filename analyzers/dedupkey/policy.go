package dedupkey

import (
	"strings"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/effect"
)

// judge returns the category under which a key is reported, or "" when it is
// right, or nobody can tell. Strict adds what is no worse than no key at all.
func judge(key effect.KeyUse, mint effect.Minting, strict bool) string {
	switch {
	case key.Inner != nil && (isJudged(*key.Inner, mint, strict) || !isCarriedOn(key, mint)):
		return "" // the place is there, or nothing more is known here
	case mint.Saved && !mint.Retried:
		return "" // the operation's identity, found again by a replay
	case isRedrive(key.Func):
		return "" // a new delivery on purpose
	case mint.Request && !isAsked(key):
		return "" // it may have come with the message
	case key.Entry.Any(catalog.Workflow):
		return "" // recorded with the workflow, or no workflow at all
	case key.Sink.Tier == catalog.Guessed && !consumes(key):
		return "" // what a client asks for is a job of its own, and names are little to go by
	case mint.Fallback:
		return when(consumes(key) && !isAsked(key), "fallback")
	case mint.Window:
		return when(isInbound(key) || strict, "window")
	case isHarmful(key, mint):
		return category(mint.Role)
	}
	return when(strict && !key.Command && !mint.Hoisted, category(mint.Role))
}

// isJudged reports whether a key that a function of another package makes up is
// decided on there: it is reported, or right whoever calls.
func isJudged(inner effect.KeyUse, mint effect.Minting, strict bool) bool {
	if isRedrive(inner.Func) {
		return true
	}
	for _, m := range inner.Mints {
		if m.What == mint.What && m.Where == mint.Where {
			return judge(inner, m, strict) != ""
		}
	}
	return false
}

// isCarriedOn reports whether a function of another package that makes up a key is
// called for a delivery. A name that is given to what a client asks for, layers
// further on, is no worse than none.
func isCarriedOn(key effect.KeyUse, mint effect.Minting) bool {
	if key.Sink.Tier == catalog.Naming || key.Sink.Tier == catalog.Guessed {
		return consumes(key)
	}
	return key.Entry != 0 || mint.Retried
}

func when(cond bool, category string) string {
	if cond {
		return category
	}
	return ""
}

func category(role catalog.Role) string {
	switch role {
	case catalog.Clock:
		return "clock"
	case catalog.Random:
		return "random"
	case catalog.Counter:
		return "counter"
	}
	return "delivery"
}

// isHarmful decides by what becomes of the key.
func isHarmful(key effect.KeyUse, mint effect.Minting) bool {
	switch key.Sink.Tier {
	case catalog.Broker, catalog.Claiming:
		return true
	case catalog.Naming, catalog.Guessed:
		return key.Entry != 0
	}
	switch {
	case mint.Retried:
		return true
	case key.Command:
		return false // the operation originates with the person who runs it
	}
	if key.Sink.Tier == catalog.Bare && key.Wraps && !mint.Hoisted && !mint.Injected {
		return true // whoever calls this client again gets another key, and cannot help it
	}
	return isInbound(key) || key.Composed || mint.Role == catalog.Delivery
}

// isInbound reports whether the key is made for a delivery that may come again.
func isInbound(key effect.KeyUse) bool {
	return consumes(key) || isAsked(key) || key.Entry.Any(catalog.Event)
}

// consumes reports whether a broker, a job runner or a controller delivers.
func consumes(key effect.KeyUse) bool {
	return key.Entry.Any(catalog.Queue, catalog.Lambda, catalog.Job, catalog.Activity, catalog.Reconcile)
}

// isAsked reports whether a client delivers, who may have been asked for a key.
func isAsked(key effect.KeyUse) bool { return key.Entry.Any(catalog.HTTP, catalog.RPC) }

// isRedrive reports whether a function of that name sends messages again which
// the broker must not take for the old ones.
func isRedrive(name string) bool {
	lower := strings.ToLower(name)
	return strings.Contains(lower, "redrive") || strings.Contains(lower, "requeue") || strings.Contains(lower, "deadletter")
}

// isPayloadHash reports whether a key is the digest of a whole payload although
// an identifier is at hand: some senders vary the payload between retries.
func isPayloadHash(key effect.KeyUse) bool { return key.Payload != "" && key.Identity != "" }
