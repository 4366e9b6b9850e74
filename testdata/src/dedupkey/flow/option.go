package flow

import (
	"context"
	"time"

	"github.com/google/uuid"
	"github.com/nats-io/nats.go"
)

type options struct {
	key   string
	trace string
}

type option func(*options)

func withKey(key string) option     { return func(o *options) { o.key = key } }
func withTrace(trace string) option { return func(o *options) { o.trace = trace } }

func send(opts ...option) nats.PubOpt {
	o := options{key: uuid.NewString()}
	for _, opt := range opts {
		opt(&o)
	}
	return nats.MsgId(o.key) // ok: a default that callers may replace
}

func optioned(e event) {
	send(withKey(uuid.NewString()))                  // want `MsgId \(through withKey\) is built from uuid.NewString: `
	send(withKey(e.ID), withTrace(uuid.NewString())) // ok: the trace is no key
}

type config struct {
	key string
	now func() time.Time
}

func defaults() *config { return &config{now: time.Now} }

func (c *config) stamp() nats.PubOpt {
	if c.now == nil {
		c.now = time.Now
	}
	return nats.MsgId(c.key + c.now().String()) // want `MsgId is built from time.Now`
}

type contextKey struct{}

func withID(ctx context.Context) context.Context {
	return context.WithValue(ctx, contextKey{}, uuid.NewString())
}

func fromContext(ctx context.Context) nats.PubOpt {
	id, _ := ctx.Value(contextKey{}).(string)
	return nats.MsgId(id) // want `MsgId is built from uuid.NewString`
}

type otherKey struct{}

func withEvent(ctx context.Context, e event) context.Context {
	return context.WithValue(ctx, otherKey{}, e.ID)
}

func fromOther(ctx context.Context) nats.PubOpt {
	id, _ := ctx.Value(otherKey{}).(string)
	return nats.MsgId(id) // ok: the event's identifier was stored
}
