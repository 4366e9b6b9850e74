package amqp091

import "time"

type Table map[string]interface{}

type Delivery struct {
	MessageId     string
	CorrelationId string
	Timestamp     time.Time
	DeliveryTag   uint64
	Redelivered   bool
	Body          []byte
}

func (d Delivery) Ack(multiple bool) error
func (d Delivery) Nack(multiple, requeue bool) error
func (d Delivery) Reject(requeue bool) error

type Channel struct{}

func (ch *Channel) Consume(queue, consumer string, autoAck, exclusive, noLocal, noWait bool, args Table) (<-chan Delivery, error)
