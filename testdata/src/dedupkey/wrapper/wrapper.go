// Package wrapper hands keys to functions of its own, and to interfaces.
package wrapper

import (
	"context"
	"net/http"

	"github.com/google/uuid"
	"github.com/nats-io/nats.go"
	amqp "github.com/rabbitmq/amqp091-go"
)

type order struct {
	ID   string
	Body []byte
}

type sender struct{ js nats.JetStream }

func (s *sender) send(subject, key string, data []byte) error {
	_, err := s.js.Publish(subject, data, nats.MsgId(key)) // ok: the caller chooses
	return err
}

func (s *sender) order(o order) error {
	return s.send("orders", uuid.NewString(), o.Body) // want `^the key given to MsgId \(through send\) is built from uuid.NewString: every delivery gets a new key, so a replay is not recognised; o.ID is at hand$`
}

func (s *sender) orderNatural(o order) error {
	return s.send("orders", o.ID, o.Body) // ok: the order's identifier
}

type messenger interface {
	send(subject, key string, data []byte) error
}

func through(m messenger, o order) error {
	return m.send("orders", uuid.NewString(), o.Body) // want `MsgId \(through send\) is built from uuid.NewString: `
}

type request struct {
	key   string
	trace string
}

func (s *sender) do(r *request) error {
	return s.send(r.trace, "r-"+r.key, nil) // ok: the caller chooses
}

func (s *sender) structured(o order) error {
	r := &request{key: uuid.NewString(), trace: o.ID}
	return s.do(r) // want `MsgId \(through do\) is built from uuid.NewString \(line 51\): `
}

func (s *sender) structuredNatural(o order) error {
	r := &request{key: o.ID, trace: uuid.NewString()}
	return s.do(r) // ok: the trace is no key
}

// A charger is implemented elsewhere.
type charger interface {
	Charge(ctx context.Context, idempotencyKey string, amount int64) error
	Refund(ctx context.Context, charge, note string) error
}

func charge(ctx context.Context, c charger, o order) error {
	return c.Charge(ctx, uuid.NewString(), 1) // want `^idempotencyKey \(through Charge\) is built from uuid.NewString: every delivery gets a new key, so a replay is not recognised; o.ID is at hand$`
}

func chargeNatural(ctx context.Context, c charger, o order) error {
	return c.Charge(ctx, o.ID, 1) // ok: the order's identifier
}

func refund(ctx context.Context, c charger, o order) error {
	return c.Refund(ctx, o.ID, uuid.NewString()) // ok: nothing says that a note is a key
}

type unknown struct{ call func(key string) }

func (u unknown) run(o order) {
	u.call(uuid.NewString()) // ok: nobody knows what becomes of it
}

func header(o order, set func(name, value string)) {
	set("Idempotency-Key", uuid.NewString()) // ok: nobody knows what becomes of it
}

func (s *sender) fallback(key string, o order) error {
	if key == "" {
		key = uuid.NewString()
	}
	return s.send("orders", key, o.Body) // want `^the key given to MsgId \(through send\) falls back to uuid.NewString \(line 90\): every delivery without a key gets a new one, so a replay is not recognised$`
}

func (s *sender) fallbackElsewhere(key string, o order) error {
	if key == "" {
		key = uuid.NewString()
	}
	return s.send("orders", key, o.Body) // ok: no consumer is known to leave the choice to it
}

func (s *sender) consume(d amqp.Delivery) error {
	return s.fallback(d.CorrelationId, order{}) // ok: reported in fallback
}

func (s *sender) consumeFresh(d amqp.Delivery) error {
	return s.fallback(uuid.NewString(), order{}) // want `MsgId \(through fallback\) is built from uuid.NewString: `
}

func post(o order) (*http.Request, error) { return newRequest(uuid.NewString(), o) } // want `^the header Idempotency-Key \(through newRequest\) is built from uuid.NewString: `

func newRequest(key string, o order) (*http.Request, error) {
	r, err := http.NewRequest(http.MethodPost, "https://bank.example", nil)
	if err == nil {
		r.Header.Set("Idempotency-Key", key) // ok: the caller chooses
	}
	return r, err
}
