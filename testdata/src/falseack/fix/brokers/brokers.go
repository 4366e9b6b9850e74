// Package brokers has consumers that settle message by message.
package brokers

import (
	"context"
	"log"

	"cloud.google.com/go/pubsub"
	"github.com/nats-io/nats.go/jetstream"
	"github.com/rabbitmq/amqp091-go"
)

type Store interface {
	Save(ctx context.Context, id string) error
}

type Consumer struct{ store Store }

func (c *Consumer) deliveries(ctx context.Context, in <-chan amqp091.Delivery) {
	for d := range in {
		if err := c.store.Save(ctx, string(d.Body)); err != nil { // want `error from c.store.Save`
			log.Print(err)
		}
		d.Ack(false)
	}
}

func (c *Consumer) within(ctx context.Context, in <-chan amqp091.Delivery) {
	for d := range in {
		if err := c.store.Save(ctx, string(d.Body)); err != nil { // want `error from c.store.Save`
			log.Print(err)
			_ = d.Ack(false)
			continue
		}
		_ = d.Ack(false)
	}
}

func (c *Consumer) one(ctx context.Context, d amqp091.Delivery) error {
	if err := c.store.Save(ctx, string(d.Body)); err != nil { // want `error from c.store.Save`
		log.Print(err)
	}
	return d.Ack(false)
}

func (c *Consumer) receive(ctx context.Context, sub *pubsub.Subscription) error {
	return sub.Receive(ctx, func(ctx context.Context, m *pubsub.Message) {
		if err := c.store.Save(ctx, string(m.Data)); err != nil { // want `error from c.store.Save`
			log.Print(err)
		}
		m.Ack()
	})
}

func (c *Consumer) consume(ctx context.Context, consumer jetstream.Consumer) error {
	_, err := consumer.Consume(func(msg jetstream.Msg) {
		if err := c.store.Save(ctx, string(msg.Data())); err != nil { // want `error from c.store.Save`
			log.Print(err)
		}
		msg.Ack()
	})
	return err
}

// What is acknowledged has another name there.
func (c *Consumer) renamed(ctx context.Context, in <-chan amqp091.Delivery) {
	for d := range in {
		if err := c.store.Save(ctx, string(d.Body)); err != nil { // want `error from c.store.Save`
			d := "renamed"
			log.Print(d, err)
		}
		d.Ack(false)
	}
}

// A second settlement would close the channel.
func (c *Consumer) deferred(ctx context.Context, d amqp091.Delivery) {
	defer d.Ack(false)
	if err := c.store.Save(ctx, string(d.Body)); err != nil { // want `error from c.store.Save`
		log.Print(err)
	}
}

// The inner loop is about something else.
func (c *Consumer) parts(ctx context.Context, in <-chan amqp091.Delivery) {
	for d := range in {
		for _, part := range d.Body {
			if err := c.store.Save(ctx, string(part)); err != nil { // want `error from c.store.Save`
				log.Print(err)
			}
		}
		d.Ack(false)
	}
}
