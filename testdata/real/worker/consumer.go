// Package worker works off the queue of payment events.
package worker

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"time"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/sqs"
	"github.com/aws/aws-sdk-go-v2/service/sqs/types"
	"github.com/nats-io/nats.go/jetstream"

	"example.com/boxoffice/billing"
	"example.com/boxoffice/mail"
	"example.com/boxoffice/orders"
	"example.com/boxoffice/webhook"
)

// A Consumer receives payment events.
type Consumer struct {
	SQS     *sqs.Client
	URL     string
	Stream  jetstream.JetStream
	Orders  *orders.Store
	Billing *billing.Client
	Mail    *mail.Mailer
	Log     *slog.Logger
}

// Run receives events until ctx is done.
func (c *Consumer) Run(ctx context.Context) error {
	for ctx.Err() == nil {
		out, err := c.SQS.ReceiveMessage(ctx, &sqs.ReceiveMessageInput{
			QueueUrl:                    aws.String(c.URL),
			MaxNumberOfMessages:         10,
			WaitTimeSeconds:             20,
			MessageSystemAttributeNames: []types.MessageSystemAttributeName{types.MessageSystemAttributeNameAll},
		})
		if err != nil {
			c.Log.Error("cannot receive", "err", err)
			time.Sleep(time.Second)
			continue
		}
		for _, msg := range out.Messages {
			c.receive(ctx, msg)
		}
	}
	return ctx.Err()
}

// receive works on a message, and deletes it if that was possible. If not, it
// comes again.
func (c *Consumer) receive(ctx context.Context, msg types.Message) {
	start := time.Now()
	if err := c.handle(ctx, msg); err != nil {
		c.Log.Error("cannot handle message", "id", aws.ToString(msg.MessageId), "took", time.Since(start), "err", err)
		return
	}
	_, err := c.SQS.DeleteMessage(ctx, &sqs.DeleteMessageInput{
		QueueUrl:      aws.String(c.URL),
		ReceiptHandle: msg.ReceiptHandle,
	})
	if err != nil {
		c.Log.Warn("cannot delete message", "id", aws.ToString(msg.MessageId), "err", err)
	}
}

func (c *Consumer) handle(ctx context.Context, msg types.Message) error {
	var event webhook.Event
	if err := json.Unmarshal([]byte(aws.ToString(msg.Body)), &event); err != nil {
		return fmt.Errorf("decode event: %w", err)
	}
	switch event.Type {
	case "payment_intent.amount_capturable_updated":
		return c.paid(ctx, event)
	case "payment_intent.canceled":
		return c.canceled(ctx, event)
	case "charge.refunded":
		return c.refunded(ctx, msg, event)
	case "charge.dispute.created":
		return c.disputed(ctx, msg, event)
	}
	return nil
}

// refunded tells the others that an order was paid back.
func (c *Consumer) refunded(ctx context.Context, msg types.Message, event webhook.Event) error {
	attempt := msg.Attributes[string(types.MessageSystemAttributeNameApproximateReceiveCount)]
	id := fmt.Sprintf("%s:%s", aws.ToString(msg.MessageId), attempt)
	_, err := c.Stream.Publish(ctx, "payments.refunded", event.Data, jetstream.WithMsgID(id))
	return err
}

// disputed tells the others that a buyer wants the money back.
func (c *Consumer) disputed(ctx context.Context, msg types.Message, event webhook.Event) error {
	attempt := msg.Attributes[string(types.MessageSystemAttributeNameApproximateReceiveCount)]
	c.Log.Info("dispute", "event", event.ID, "attempt", attempt)
	_, err := c.Stream.Publish(ctx, "payments.disputed", event.Data, jetstream.WithMsgID(aws.ToString(msg.MessageId)))
	return err
}
