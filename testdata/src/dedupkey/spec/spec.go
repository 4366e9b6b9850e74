// Package spec has the examples of the documentation, in the same order.
package spec

import (
	"context"
	"fmt"
	"time"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/sqs"
	"github.com/aws/aws-sdk-go-v2/service/sqs/types"
	"github.com/google/uuid"
	"github.com/nats-io/nats.go"
	amqp "github.com/rabbitmq/amqp091-go"
	"github.com/redis/go-redis/v9"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/charge"
)

const (
	maxAge = time.Hour
	ttl    = 24 * time.Hour
)

type Event struct {
	ID      string
	Created time.Time
}

type Order struct{ ID string }

type message struct{ Key, Trace string }

func wrong(ctx context.Context, client *sqs.Client, event Event) {
	client.SendMessage(ctx, &sqs.SendMessageInput{
		MessageGroupId:         aws.String(event.ID),
		MessageDeduplicationId: aws.String(fmt.Sprint(time.Now().UnixNano())), // want "MessageDeduplicationId"
	})
}

func right(ctx context.Context, client *sqs.Client, event Event) {
	client.SendMessage(ctx, &sqs.SendMessageInput{
		MessageGroupId:         aws.String(event.ID),
		MessageDeduplicationId: aws.String(event.ID),
	})
}

func part(js nats.JetStream, event Event, data []byte) {
	id := uuid.NewSHA1(uuid.NameSpaceURL, []byte(event.ID+time.Now().String()))
	js.Publish("events", data, nats.MsgId(id.String())) // want "MsgId"
}

func around(js nats.JetStream, event Event, data []byte) error {
	if time.Since(event.Created) > maxAge {
		return nil
	}
	msg := message{Key: event.ID, Trace: uuid.NewString()}
	js.Publish("events", data, nats.MsgId(msg.Key))
	return nil
}

type sender struct{ js nats.JetStream }

func (s *sender) send(subject, key string, order Order) error {
	_, err := s.js.Publish(subject, nil, nats.MsgId(key))
	return err
}

func wrapper(s *sender, order Order) error {
	err := s.send("orders", uuid.NewString(), order) // want "MsgId"
	return err
}

func claim(ctx context.Context, rdb *redis.Client, event Event) bool {
	first := rdb.SetNX(ctx, "paid:"+uuid.NewString(), event.ID, ttl).Val() // want "SetNX"
	return first
}

func attempts(params *stripe.ChargeParams) (err error) {
	for range 3 {
		params.SetIdempotencyKey(uuid.NewString()) // want "IdempotencyKey"
		if _, err = charge.New(params); err == nil {
			return nil
		}
	}
	return err
}

func above(params *stripe.ChargeParams) (err error) {
	params.SetIdempotencyKey(uuid.NewString())
	for range 3 {
		if _, err = charge.New(params); err == nil {
			return nil
		}
	}
	return err
}

func delivery(js nats.JetStream, msg types.Message, data []byte) {
	js.Publish("events", data, nats.MsgId(*msg.ReceiptHandle)) // want "MsgId"
	js.Publish("events", data, nats.MsgId(*msg.MessageId))
}

func fallback(js nats.JetStream, d amqp.Delivery, data []byte) {
	id := d.MessageId
	if id == "" {
		id = uuid.NewString()
	}
	js.Publish("events", data, nats.MsgId(id)) // want "MsgId"
}

func window(js nats.JetStream, d amqp.Delivery, data []byte) {
	hour := time.Now().Truncate(time.Hour).String()
	js.Publish("events", data, nats.MsgId(hour)) // want "MsgId"
}

func silenced(js nats.JetStream, data []byte) {
	//replay:ignore dedupkey the consumer compares payment ids itself
	js.Publish("events", data, nats.MsgId(uuid.NewString()))
}
