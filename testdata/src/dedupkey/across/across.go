// Package across meets values and keys that other packages made.
package across

import (
	"context"

	"github.com/nats-io/nats.go"

	"dedupkey/across/bus"
	"dedupkey/across/ids"
	"dedupkey/across/keys"
)

type order struct {
	ID   string
	Body []byte
}

func helper() nats.PubOpt {
	return nats.MsgId(ids.New("order")) // want `^the key given to MsgId is built from uuid.NewString \(ids.go:12, through ids.New\): every delivery gets a new key, so a replay is not recognised$`
}

func helperNatural(o order) nats.PubOpt {
	return nats.MsgId(ids.ForOrder(o.ID)) // ok: derived from the order's identifier
}

func twice() nats.PubOpt {
	return nats.MsgId(keys.Idempotency()) // want `^the key given to MsgId is built from uuid.NewString \(ids.go:12, through keys.Idempotency\): `
}

func twiceNatural(o order) nats.PubOpt {
	return nats.MsgId(keys.Derived("ship", o.ID)) // ok: derived from the order's identifier
}

func twiceMixed(o order) nats.PubOpt {
	return nats.MsgId(keys.Derived("ship", ids.New(o.ID))) // want `MsgId is built from uuid.NewString \(ids.go:12, through ids.New\): `
}

func results() nats.PubOpt {
	id, made, err := ids.Stamp()
	if err != nil {
		return nil
	}
	if made.IsZero() {
		return nats.MsgId("none") // ok: a constant
	}
	return nats.MsgId(id) // want `MsgId is built from uuid.NewV7 \(ids.go:20, through ids.Stamp\): `
}

func generator(g ids.Generator) nats.PubOpt {
	return nats.MsgId(g.Next()) // want `MsgId is built from uuid.NewString \(ids.go:29, through (random|Generator).Next\): `
}

func field() nats.PubOpt {
	return nats.MsgId(ids.NewRequest("").Key) // want `MsgId is built from uuid.NewString \(ids.go:12, through ids.NewRequest\): `
}

func fieldSibling(o order) nats.PubOpt {
	return nats.MsgId(ids.NewRequest(o.ID).Body) // ok: the field that was given
}

func fieldReset(o order) nats.PubOpt {
	r := ids.NewRequest("")
	r.Reset(o.ID)
	return nats.MsgId(r.Key) // ok: the key was replaced
}

func wrapper(js nats.JetStream, o order) error {
	return bus.Send(js, "orders", ids.New("order"), o.Body) // want `^the key given to MsgId \(through Send\) is built from uuid.NewString \(ids.go:12, through ids.New\): every delivery gets a new key, so a replay is not recognised; o.ID is at hand$`
}

func wrapperNatural(js nats.JetStream, o order) error {
	return bus.Send(js, ids.New("inbox"), o.ID, o.Body) // ok: the subject is no key
}

func wrapperTwice(js nats.JetStream, o order) error {
	return bus.SendAll(js, ids.New("order"), o.Body, "a", "b") // want `^the key given to MsgId \(through SendAll\) is built from uuid.NewString `
}

func wrapperInterface(ctx context.Context, p bus.Publisher, o order) error {
	return p.Publish(ctx, bus.Message{ // want `^MessageDeduplicationId \(through Publish\) is built from uuid.NewString \(ids.go:12, through ids.New\): every delivery gets a new key, so a replay is not recognised; o.ID is at hand$`
		Key:   ids.New("order"),
		Trace: o.ID,
		Body:  o.Body,
	})
}

func wrapperInterfaceNatural(ctx context.Context, p bus.Publisher, o order) error {
	return p.Publish(ctx, bus.Message{Key: o.ID, Trace: ids.New("trace"), Body: o.Body}) // ok: the trace is no key
}

func optionFunc(o order) {
	bus.WithKey(ids.New("order")) // want `^the header Idempotency-Key \(through WithKey\) is built from uuid.NewString `
	bus.WithKey(o.ID)             // ok: the order's identifier
}
