package flow

import (
	"fmt"

	"github.com/google/uuid"
	"github.com/nats-io/nats.go"
)

func ptr[T any](v T) *T { return &v }

func generic() nats.PubOpt {
	return nats.MsgId(*ptr(uuid.NewString())) // want `MsgId is built from uuid.NewString: `
}

func genericNatural(e event) nats.PubOpt {
	return nats.MsgId(*ptr(e.ID)) // ok: the event's identifier
}

type box[T any] struct {
	value T
	name  string
}

func boxed[T any](v T) box[T] { return box[T]{value: v} }

func (b box[T]) get() T { return b.value }

func genericField() nats.PubOpt {
	b := boxed(uuid.NewString())
	return nats.MsgId(b.value) // want `MsgId is built from uuid.NewString \(line 30\)`
}

func genericMethod() nats.PubOpt {
	return nats.MsgId(boxed(uuid.NewString()).get()) // want `MsgId is built from uuid.NewString: `
}

func genericSibling(e event) nats.PubOpt {
	b := boxed(uuid.NewString())
	b.name = e.ID
	return nats.MsgId(b.name) // ok: another field
}

func keyOf[T fmt.Stringer](v T) nats.PubOpt {
	return nats.MsgId(v.String()) // ok: whatever the type argument renders
}

func orDefault[T comparable](v, other T) T {
	var zero T
	if v == zero {
		return other
	}
	return v
}

func genericFallback(e event) nats.PubOpt {
	return nats.MsgId(orDefault(e.ID, uuid.NewString())) // ok: only without an identifier, for which the caller answers
}

func apply[T, R any](v T, f func(T) R) R { return f(v) }

func genericApply(e event) nats.PubOpt {
	return nats.MsgId(apply(e, func(e event) string { return e.ID })) // ok: the event's identifier
}
