// Package pollers consumes queues whose messages are acknowledged one by one.
package pollers

import (
	"context"
	"log"

	"cloud.google.com/go/pubsub"
	"github.com/aws/aws-sdk-go-v2/service/sqs"
	"github.com/aws/aws-sdk-go-v2/service/sqs/types"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	amqp "github.com/rabbitmq/amqp091-go"
)

type Store interface {
	Save(ctx context.Context, data string) error
}

type Worker struct {
	client *sqs.Client
	url    *string
	store  Store
}

func (w *Worker) Logged(ctx context.Context) error {
	for {
		out, err := w.client.ReceiveMessage(ctx, &sqs.ReceiveMessageInput{QueueUrl: w.url})
		if err != nil {
			return err
		}
		for _, m := range out.Messages {
			if err := w.store.Save(ctx, *m.Body); err != nil { // want `error from w.store.Save is logged and the message is acknowledged at line \d+: the message is not delivered again and the work is lost`
				log.Print(err)
			}
			w.client.DeleteMessage(ctx, &sqs.DeleteMessageInput{QueueUrl: w.url, ReceiptHandle: m.ReceiptHandle})
		}
	}
}

// What is not deleted comes again.
func (w *Worker) Continue(ctx context.Context) error {
	for {
		out, err := w.client.ReceiveMessage(ctx, &sqs.ReceiveMessageInput{QueueUrl: w.url})
		if err != nil {
			return err
		}
		for _, m := range out.Messages {
			if err := w.store.Save(ctx, *m.Body); err != nil {
				log.Print(err)
				continue
			}
			if err := w.delete(ctx, m); err != nil {
				log.Print(err) // comes again, too
			}
		}
	}
}

func (w *Worker) delete(ctx context.Context, m types.Message) error {
	_, err := w.client.DeleteMessage(ctx, &sqs.DeleteMessageInput{QueueUrl: w.url, ReceiptHandle: m.ReceiptHandle})
	return err
}

func (w *Worker) Helper(ctx context.Context) error {
	for {
		out, err := w.client.ReceiveMessage(ctx, &sqs.ReceiveMessageInput{QueueUrl: w.url})
		if err != nil {
			return err
		}
		for _, m := range out.Messages {
			if err := w.store.Save(ctx, *m.Body); err != nil { // want `error from w.store.Save is logged and the message is acknowledged at line \d+: the message is not delivered again and the work is lost`
				log.Print(err)
			}
			if err := w.delete(ctx, m); err != nil {
				return err
			}
		}
	}
}

// Those that are left out of the batch come again.
func (w *Worker) Batch(ctx context.Context) error {
	out, err := w.client.ReceiveMessage(ctx, &sqs.ReceiveMessageInput{QueueUrl: w.url})
	if err != nil {
		return err
	}
	var done []types.DeleteMessageBatchRequestEntry
	for _, m := range out.Messages {
		if err := w.store.Save(ctx, *m.Body); err != nil {
			log.Print(err)
			continue
		}
		done = append(done, types.DeleteMessageBatchRequestEntry{Id: m.MessageId, ReceiptHandle: m.ReceiptHandle})
	}
	_, err = w.client.DeleteMessageBatch(ctx, &sqs.DeleteMessageBatchInput{QueueUrl: w.url, Entries: done})
	return err
}

func (w *Worker) WholeBatch(ctx context.Context) error {
	out, err := w.client.ReceiveMessage(ctx, &sqs.ReceiveMessageInput{QueueUrl: w.url})
	if err != nil {
		return err
	}
	var done []types.DeleteMessageBatchRequestEntry
	for _, m := range out.Messages {
		if err := w.store.Save(ctx, *m.Body); err != nil { // want `error from w.store.Save is logged and the message is acknowledged at line \d+: the message is not delivered again and the work is lost`
			log.Print(err)
		}
		done = append(done, types.DeleteMessageBatchRequestEntry{Id: m.MessageId, ReceiptHandle: m.ReceiptHandle})
	}
	_, err = w.client.DeleteMessageBatch(ctx, &sqs.DeleteMessageBatchInput{QueueUrl: w.url, Entries: done})
	return err
}

// A message that becomes visible again is delivered again.
func (w *Worker) Visible(ctx context.Context) error {
	out, err := w.client.ReceiveMessage(ctx, &sqs.ReceiveMessageInput{QueueUrl: w.url})
	if err != nil {
		return err
	}
	for _, m := range out.Messages {
		if err := w.store.Save(ctx, *m.Body); err != nil {
			w.client.ChangeMessageVisibility(ctx, &sqs.ChangeMessageVisibilityInput{ReceiptHandle: m.ReceiptHandle})
			continue
		}
		if err := w.delete(ctx, m); err != nil {
			return err
		}
	}
	return nil
}

func (w *Worker) Rabbit(ctx context.Context, ch *amqp.Channel) error {
	deliveries, err := ch.Consume("orders", "", false, false, false, false, nil)
	if err != nil {
		return err
	}
	for d := range deliveries {
		if err := w.store.Save(ctx, string(d.Body)); err != nil { // want `error from w.store.Save is logged and the message is acknowledged at line \d+: the message is not delivered again and the work is lost`
			log.Print(err)
		}
		d.Ack(false)
	}
	return nil
}

func (w *Worker) RabbitDefer(ctx context.Context, d amqp.Delivery) {
	defer d.Ack(false)
	if err := w.store.Save(ctx, string(d.Body)); err != nil { // want `error from w.store.Save is logged and the message is acknowledged at line \d+: the message is not delivered again and the work is lost`
		log.Print(err)
	}
}

func (w *Worker) RabbitNack(ctx context.Context, ch *amqp.Channel) error {
	deliveries, err := ch.Consume("orders", "", false, false, false, false, nil)
	if err != nil {
		return err
	}
	for d := range deliveries {
		// Told to deliver it again.
		if err := w.store.Save(ctx, string(d.Body)); err != nil {
			d.Nack(false, true)
			continue
		}
		d.Ack(false)
	}
	return nil
}

func (w *Worker) RabbitSilent(ctx context.Context, deliveries <-chan amqp.Delivery) {
	for d := range deliveries {
		// Neither acknowledged nor rejected: it comes again when the channel closes.
		if err := w.store.Save(ctx, string(d.Body)); err != nil {
			log.Print(err)
			continue
		}
		d.Ack(false)
	}
}

func (w *Worker) Google(ctx context.Context, sub *pubsub.Subscription) error {
	return sub.Receive(ctx, func(ctx context.Context, m *pubsub.Message) {
		if err := w.store.Save(ctx, string(m.Data)); err != nil { // want `error from w.store.Save is logged and the message is acknowledged at line \d+: the message is not delivered again and the work is lost`
			log.Print(err)
		}
		m.Ack()
	})
}

func (w *Worker) GoogleRight(ctx context.Context, sub *pubsub.Subscription) error {
	return sub.Receive(ctx, func(ctx context.Context, m *pubsub.Message) {
		// Told to deliver it again.
		if err := w.store.Save(ctx, string(m.Data)); err != nil {
			m.Nack()
			return
		}
		m.Ack()
	})
}

func (w *Worker) GoogleSilent(ctx context.Context, sub *pubsub.Subscription) error {
	return sub.Receive(ctx, func(ctx context.Context, m *pubsub.Message) {
		// Not acknowledged, so it comes again after the deadline.
		if err := w.store.Save(ctx, string(m.Data)); err != nil {
			log.Print(err)
			return
		}
		m.Ack()
	})
}

func (w *Worker) Nats(js nats.JetStream) error {
	_, err := js.Subscribe("orders", func(m *nats.Msg) {
		if err := w.store.Save(context.Background(), string(m.Data)); err != nil { // want `error from w.store.Save is logged and the message is acknowledged when the handler returns: the message is not delivered again and the work is lost`
			log.Print(err)
		}
	}, nats.Durable("orders"))
	return err
}

func (w *Worker) NatsManual(js nats.JetStream) error {
	_, err := js.Subscribe("orders", func(m *nats.Msg) {
		// With ManualAck the library acknowledges nothing.
		if err := w.store.Save(context.Background(), string(m.Data)); err != nil {
			log.Print(err)
			return
		}
		m.Ack()
	}, nats.ManualAck())
	return err
}

func (w *Worker) NatsNak(js nats.JetStream) error {
	_, err := js.Subscribe("orders", func(m *nats.Msg) {
		// The first settlement counts, and this asks for the message again.
		if err := w.store.Save(context.Background(), string(m.Data)); err != nil {
			m.Nak()
		}
	})
	return err
}

func (w *Worker) NatsCore(nc *nats.Conn) error {
	_, err := nc.Subscribe("orders", func(m *nats.Msg) {
		// Core NATS delivers once, and nobody hears of a failure.
		if err := w.store.Save(context.Background(), string(m.Data)); err != nil {
			log.Print(err)
		}
	})
	return err
}

func (w *Worker) Stream(c jetstream.Consumer) error {
	_, err := c.Consume(func(m jetstream.Msg) {
		if err := w.store.Save(context.Background(), string(m.Data())); err != nil { // want `error from w.store.Save is logged and the message is acknowledged at line \d+: the message is not delivered again and the work is lost`
			log.Print(err)
		}
		m.Ack()
	})
	return err
}

func (w *Worker) StreamSilent(c jetstream.Consumer) error {
	_, err := c.Consume(func(m jetstream.Msg) {
		// The package jetstream takes silence as failure.
		if err := w.store.Save(context.Background(), string(m.Data())); err != nil {
			log.Print(err)
			return
		}
		m.Ack()
	})
	return err
}
