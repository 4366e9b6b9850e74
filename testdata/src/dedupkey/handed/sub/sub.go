// Package sub hands messages to the functions and methods of others.
package sub

import (
	"context"

	"github.com/aws/aws-sdk-go-v2/service/sqs"
)

// A Handler takes a message in.
type Handler func(ctx context.Context, body string) error

// Listen hands messages to handle.
func Listen(ctx context.Context, client *sqs.Client, handle Handler) error {
	for {
		out, err := client.ReceiveMessage(ctx, &sqs.ReceiveMessageInput{})
		if err != nil {
			return err
		}
		for _, m := range out.Messages {
			if err := handle(ctx, *m.Body); err != nil {
				return err
			}
		}
	}
}

// ListenLogged hands messages to Listen's handler by way of another one.
func ListenLogged(ctx context.Context, client *sqs.Client, handle Handler, log func(string)) error {
	return Listen(ctx, client, func(ctx context.Context, body string) error {
		log(body)
		return handle(ctx, body)
	})
}

// A Poller hands messages to what it was made with.
type Poller struct {
	client *sqs.Client
	handle Handler
	routes map[string]Handler
	sink   Processor
	ready  func(name string)
}

// NewPoller returns a poller with a handler.
func NewPoller(client *sqs.Client, handle Handler, ready func(name string)) *Poller {
	return &Poller{client: client, handle: handle, routes: make(map[string]Handler), ready: ready}
}

// Route hands messages of a kind to another handler.
func (p *Poller) Route(kind string, handle Handler) { p.routes[kind] = handle }

// A Processor takes messages in.
type Processor interface {
	Process(ctx context.Context, body string) error
	Describe(prefix string) string
}

// Run hands out messages.
func (p *Poller) Run(ctx context.Context) error {
	p.ready("poller")
	out, err := p.client.ReceiveMessage(ctx, &sqs.ReceiveMessageInput{})
	if err != nil {
		return err
	}
	for _, m := range out.Messages {
		if err := p.one(ctx, *m.Body); err != nil {
			return err
		}
	}
	return nil
}

func (p *Poller) one(ctx context.Context, body string) error {
	if handle, ok := p.routes[p.sink.Describe(body)]; ok {
		return handle(ctx, body)
	}
	if err := Guard(ctx, body, p.check); err != nil {
		return err
	}
	if p.sink != nil {
		return p.sink.Process(ctx, body)
	}
	return p.handle(ctx, body)
}

func (p *Poller) check(ctx context.Context, body string) error { return ctx.Err() }

// Guard calls f. It is used beneath a consumer, and elsewhere.
func Guard(ctx context.Context, body string, f Handler) error { return f(ctx, body) }

// Each calls f with each of some words: no deliveries.
func Each(ctx context.Context, words []string, f Handler) error {
	for _, w := range words {
		if err := f(ctx, w); err != nil {
			return err
		}
	}
	return nil
}
