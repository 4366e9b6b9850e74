// Package details has one report of each category.
package details

import (
	"time"

	"github.com/google/uuid"
	"github.com/nats-io/nats.go"
	amqp "github.com/rabbitmq/amqp091-go"
)

func clock() nats.PubOpt {
	id := time.Now().String()
	return nats.MsgId(id) // want "MsgId is built from time.Now"
}

func random() nats.PubOpt {
	return nats.MsgId(prefixed()) // want "MsgId is built from uuid.NewString"
}

func prefixed() string { return "p-" + fresh() }
func fresh() string    { return uuid.NewString() }

type producer struct{ sent byte }

func (p *producer) counter() nats.PubOpt {
	p.sent++
	return nats.MsgId(string(p.sent)) // want "MsgId is built from the counter sent"
}

func delivery(d amqp.Delivery) nats.PubOpt {
	return nats.MsgId(string(rune(d.DeliveryTag))) // want "MsgId is built from Delivery.DeliveryTag"
}

func fallback(d amqp.Delivery) nats.PubOpt {
	id := d.MessageId
	if id == "" {
		id = uuid.NewString()
	}
	return nats.MsgId(id) // want "MsgId falls back to uuid.NewString"
}

func window(d amqp.Delivery) nats.PubOpt {
	return nats.MsgId(time.Now().Format("2006-01-02")) // want "MsgId is built from a truncated time.Now"
}
