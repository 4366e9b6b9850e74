// Package handed is handed messages by another package.
package handed

import (
	"context"

	"github.com/aws/aws-sdk-go-v2/service/sqs"
	"github.com/google/uuid"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/charge"

	"dedupkey/handed/sub"
)

func start(ctx context.Context, client *sqs.Client) *sub.Poller {
	go sub.Listen(ctx, client, listened)
	go sub.ListenLogged(ctx, client, logged, seen)
	p := sub.NewPoller(client, polled, ready)
	p.Route("refund", func(ctx context.Context, body string) error {
		return pay(uuid.NewString()) // want `^IdempotencyKey \(through pay\) is built from uuid.NewString: every delivery gets a new key`
	})
	_ = sub.Guard(ctx, "", guarded)
	_ = sub.Each(ctx, nil, each)
	return p
}

func pay(key string) error {
	params := &stripe.ChargeParams{}
	params.SetIdempotencyKey(key) // ok: the caller chooses
	_, err := charge.New(params)
	return err
}

func listened(ctx context.Context, body string) error {
	return pay(uuid.NewString()) // want `^IdempotencyKey \(through pay\) is built from uuid.NewString: `
}

func logged(ctx context.Context, body string) error {
	return pay(body + uuid.NewString()) // want `^IdempotencyKey \(through pay\) is built from uuid.NewString: `
}

func polled(ctx context.Context, body string) error {
	return carryOn()
}

func carryOn() error {
	return pay(uuid.NewString()) // want `^IdempotencyKey \(through pay\) is built from uuid.NewString: `
}

func seen(body string) {
	_ = pay(uuid.NewString()) // want `^IdempotencyKey \(through pay\) is built from uuid.NewString: `
}

func ready(name string) {
	_ = pay(uuid.NewString()) // ok: called once, with nothing that came in
}

func guarded(ctx context.Context, body string) error {
	return pay(uuid.NewString()) // ok: a helper calls it, for whoever needs it, and no delivery
}

func each(ctx context.Context, word string) error {
	return pay(uuid.NewString()) // ok: for each of some words, which nobody delivers
}

func never(ctx context.Context, body string) error {
	return pay(uuid.NewString()) // ok: a function of the same form, which nobody is handed
}

type processor struct{ name string }

func (p *processor) Process(ctx context.Context, body string) error {
	return pay(uuid.NewString()) // want `^IdempotencyKey \(through pay\) is built from uuid.NewString: `
}

func (p *processor) Describe(prefix string) string {
	_ = pay(uuid.NewString()) // ok: a method that is asked something, going by its name
	return prefix + p.name
}

type other struct{}

func (other) Process(ctx context.Context, body string) error {
	return pay(uuid.NewString()) // ok: no implementation, it lacks the other method
}
