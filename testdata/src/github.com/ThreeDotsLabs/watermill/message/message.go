package message

import "context"

type Message struct {
	UUID    string
	Payload []byte
}

func (m *Message) Ack() bool
func (m *Message) Nack() bool
func (m *Message) Context() context.Context

type Subscriber interface {
	Subscribe(ctx context.Context, topic string) (<-chan *Message, error)
}

type Publisher interface {
	Publish(topic string, messages ...*Message) error
}

type NoPublishHandlerFunc func(msg *Message) error

type Handler struct{}

type Router struct{}

func (r *Router) AddNoPublisherHandler(handlerName string, subscribeTopic string, subscriber Subscriber, handlerFunc NoPublishHandlerFunc) *Handler
