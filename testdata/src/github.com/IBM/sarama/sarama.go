package sarama

import "context"

type ConsumerMessage struct {
	Key, Value []byte
	Topic      string
	Partition  int32
	Offset     int64
}

type ConsumerGroupSession interface {
	MarkMessage(msg *ConsumerMessage, metadata string)
	MarkOffset(topic string, partition int32, offset int64, metadata string)
	Commit()
	Context() context.Context
}

type ConsumerGroupClaim interface {
	Topic() string
	Messages() <-chan *ConsumerMessage
}

type ConsumerGroupHandler interface {
	Setup(ConsumerGroupSession) error
	Cleanup(ConsumerGroupSession) error
	ConsumeClaim(ConsumerGroupSession, ConsumerGroupClaim) error
}

type ConsumerGroup interface {
	Consume(ctx context.Context, topics []string, handler ConsumerGroupHandler) error
}

type PartitionConsumer interface {
	Messages() <-chan *ConsumerMessage
	Close() error
}
