package pubsub

import (
	"context"
	"time"
)

type Message struct {
	ID          string
	Data        []byte
	PublishTime time.Time
}

func (m *Message) Ack()
func (m *Message) Nack()

type Subscription struct{}

func (s *Subscription) Receive(ctx context.Context, f func(context.Context, *Message)) error
