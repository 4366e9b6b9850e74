package amqp091

import "time"

type Delivery struct {
	MessageId     string
	CorrelationId string
	Timestamp     time.Time
	DeliveryTag   uint64
	Redelivered   bool
	Body          []byte
}

func (d Delivery) Ack(multiple bool) error
