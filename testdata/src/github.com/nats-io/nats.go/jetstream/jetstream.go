package jetstream

import (
	"context"
	"time"

	"github.com/nats-io/nats.go"
)

type PublishOpt func(*pubOpts) error

type pubOpts struct{}

type PubAck struct{}

func WithMsgID(id string) PublishOpt

type JetStream interface {
	Publish(ctx context.Context, subject string, payload []byte, opts ...PublishOpt) (*PubAck, error)
}

type SequencePair struct {
	Consumer uint64
	Stream   uint64
}

type MsgMetadata struct {
	Sequence     SequencePair
	NumDelivered uint64
	Timestamp    time.Time
}

type Msg interface {
	Metadata() (*MsgMetadata, error)
	Data() []byte
	Headers() nats.Header
	Ack() error
	Nak() error
}

type KeyValue interface {
	Create(ctx context.Context, key string, value []byte) (uint64, error)
	Put(ctx context.Context, key string, value []byte) (uint64, error)
}

type MessageHandler func(msg Msg)

type PullConsumeOpt interface{ configureConsume() }

type ConsumeContext interface{ Stop() }

type Consumer interface {
	Consume(handler MessageHandler, opts ...PullConsumeOpt) (ConsumeContext, error)
}
