// Package relay publishes what waits in the outbox.
package relay

import (
	"context"
	"encoding/json"
	"log/slog"
	"time"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/sns"
	"github.com/google/uuid"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"example.com/boxoffice/internal/ids"
	"example.com/boxoffice/orders"
)

// A Relay publishes events to a stream for ourselves, and to a topic for partners.
type Relay struct {
	Orders *orders.Store
	Stream jetstream.JetStream
	SNS    *sns.Client
	Topic  string
	Log    *slog.Logger
}

// Run publishes until ctx is done.
func (r *Relay) Run(ctx context.Context) error {
	tick := time.NewTicker(time.Second)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-tick.C:
			if err := r.Orders.Outbox(ctx, 100, r.publish); err != nil {
				r.Log.Error("cannot empty outbox", "err", err)
			}
		}
	}
}

func (r *Relay) publish(ctx context.Context, row orders.OutboxRow) error {
	msg := nats.NewMsg(row.Subject)
	msg.Data = row.Payload
	msg.Header.Set(nats.MsgIdHdr, row.ID)
	msg.Header.Set("Published-At", time.Now().Format(time.RFC3339Nano))
	if _, err := r.Stream.PublishMsg(ctx, msg); err != nil {
		return err
	}
	_, err := r.SNS.Publish(ctx, &sns.PublishInput{
		TopicArn:               aws.String(r.Topic),
		Message:                aws.String(string(row.Payload)),
		MessageGroupId:         aws.String(row.OrderID),
		MessageDeduplicationId: aws.String(row.ID),
	})
	return err
}

// An envelope is what partners get to see.
type envelope struct {
	Order  orders.Order `json:"order"`
	Action string       `json:"action"`
	Trace  string       `json:"trace"`
	SentAt time.Time    `json:"sent_at"`
}

// Announce tells partners of a change that has no row in the outbox.
func (r *Relay) Announce(ctx context.Context, order orders.Order, action string) error {
	msg := envelope{Order: order, Action: action, SentAt: time.Now()}
	id, err := ids.Digest(msg)
	if err != nil {
		return err
	}
	body, err := json.Marshal(msg)
	if err != nil {
		return err
	}
	_, err = r.Stream.Publish(ctx, "partners."+action, body, jetstream.WithMsgID(id))
	return err
}

// Withdraw tells partners that an order is void.
func (r *Relay) Withdraw(ctx context.Context, order orders.Order) error {
	msg := envelope{
		Order:  order,
		Action: "withdrawn",
		Trace:  uuid.NewString(),
		SentAt: time.Now(),
	}
	body, err := json.Marshal(msg)
	if err != nil {
		return err
	}
	_, err = r.SNS.Publish(ctx, &sns.PublishInput{
		TopicArn:               aws.String(r.Topic),
		Message:                aws.String(string(body)),
		MessageGroupId:         aws.String(msg.Order.Venue),
		MessageDeduplicationId: aws.String(msg.Action + "-" + msg.Order.ID),
	})
	return err
}

// Changed tells partners of a new version of an order, once for each version.
func (r *Relay) Changed(ctx context.Context, order orders.Order) error {
	body, err := json.Marshal(envelope{Order: order, Action: "changed", SentAt: time.Now()})
	if err != nil {
		return err
	}
	version := order.UpdatedAt.UTC().Format(time.RFC3339Nano)
	_, err = r.Stream.Publish(ctx, "partners.changed", body, jetstream.WithMsgID(order.ID+"@"+version))
	return err
}

// Digest publishes the day's sales. All replicas do, and the stream keeps one.
func (r *Relay) Digest(ctx context.Context, sales []byte) error {
	day := time.Now().UTC().Truncate(24 * time.Hour)
	_, err := r.Stream.Publish(ctx, "sales.daily", sales, jetstream.WithMsgID("sales-"+day.Format(time.DateOnly)))
	return err
}
