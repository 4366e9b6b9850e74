// Package window uses the current hour or day for a key.
package window

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"github.com/aws/aws-lambda-go/events"
	"github.com/nats-io/nats.go"
	amqp "github.com/rabbitmq/amqp091-go"
	"github.com/redis/go-redis/v9"
)

func hourly(js nats.JetStream, d amqp.Delivery) error {
	id := fmt.Sprint("import-", time.Now().Truncate(time.Hour).Unix())
	_, err := js.Publish("imports", d.Body, nats.MsgId(id)) // want `^the key given to MsgId is built from a truncated time.Now \(line 17\): a replay after the end of the period gets a new key; d.MessageId is at hand$`
	return err
}

func daily(ctx context.Context, rdb *redis.Client, e events.SQSEvent) error {
	day := time.Now().UTC().Format("2006-01-02")
	if !rdb.SetNX(ctx, "report-"+day, 1, time.Hour).Val() { // want `SetNX is built from a truncated time.Now \(line 23\): a replay after`
		return nil
	}
	return nil
}

func divided(js nats.JetStream, d amqp.Delivery) error {
	_, err := js.Publish("imports", d.Body, nats.MsgId(strconv.FormatInt(time.Now().Unix()/3600, 10))) // want `MsgId is built from a truncated time.Now: `
	return err
}

func seconds(js nats.JetStream, d amqp.Delivery) error {
	_, err := js.Publish("imports", d.Body, nats.MsgId(strconv.FormatInt(time.Now().UnixNano()/1000, 10))) // want `MsgId is built from time.Now: every delivery gets a new key`
	return err
}

func messageDay(js nats.JetStream, d amqp.Delivery) error {
	_, err := js.Publish("imports", d.Body, nats.MsgId(d.Timestamp.Format("2006-01-02"))) // ok: the day of the message
	return err
}

func scheduled(ctx context.Context, rdb *redis.Client) (bool, error) {
	day := time.Now().UTC().Format("2006-01-02")
	return rdb.SetNX(ctx, "report-"+day, 1, time.Hour).Result() // ok: a schedule means the period
}
