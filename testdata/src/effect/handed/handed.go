// Package handed hands messages to what others pass and implement.
package handed

import (
	"context"

	"github.com/aws/aws-sdk-go-v2/service/sqs"
	"github.com/aws/aws-sdk-go-v2/service/sqs/types"
)

type Handler func(ctx context.Context, body string) error

func Listen(ctx context.Context, client *sqs.Client, name string, handle Handler) { // want Listen:`^handles\(\$3\)$`
	out, _ := client.ReceiveMessage(ctx, &sqs.ReceiveMessageInput{})
	for _, m := range out.Messages {
		one(ctx, m, handle)
	}
}

func one(ctx context.Context, m types.Message, handle Handler) { // want one:`^ends\(.*\) handles\(\$2\)$`
	_ = handle(ctx, *m.Body)
}

func Named(ctx context.Context, client *sqs.Client, handlers ...Handler) { // want Named:`^handles\(\$2\)$`
	Listen(ctx, client, "all", func(ctx context.Context, body string) error {
		for _, handle := range handlers {
			if err := handle(ctx, body); err != nil {
				return err
			}
		}
		return nil
	})
}

type Option func(*Server)

type Server struct {
	client *sqs.Client
	handle Handler
	sink   Sink
	name   func(context.Context) string
}

func New(client *sqs.Client, handle Handler, name func(context.Context) string, opts ...Option) *Server { // want New:`^.*handles\(\$1\)$`
	s := &Server{client: client, handle: handle, name: name}
	for _, opt := range opts {
		opt(s) // an option is no handler
	}
	return s
}

type Sink interface {
	Handle(ctx context.Context, body string) error // want Handle:`^delivered$`
	Count(ctx context.Context, body string) int    // nothing to know: asked, not handed
}

func (s *Server) Run(ctx context.Context) { // want Run:`^ends`
	out, _ := s.client.ReceiveMessage(ctx, &sqs.ReceiveMessageInput{})
	for _, m := range out.Messages {
		s.name(ctx) // nothing is handed over
		if s.sink.Count(ctx, *m.Body) == 0 {
			_ = s.sink.Handle(ctx, *m.Body)
		}
		_ = s.handle(ctx, *m.Body)
	}
}

func Each(ctx context.Context, words []string, f Handler) { // want Each:`^ends\(.*\)$`
	for _, w := range words {
		_ = f(ctx, w)
	}
}
