// Package kafka consumes topics: an acknowledgement covers all that came before.
package kafka

import (
	"context"
	"encoding/json"
	"log"
	"time"

	"github.com/IBM/sarama"
	"github.com/segmentio/kafka-go"
)

type Store interface {
	Save(ctx context.Context, data []byte) error
}

type Consumer struct {
	reader *kafka.Reader
	dead   *kafka.Writer
	store  Store
}

func (c *Consumer) Skip(ctx context.Context) error {
	for {
		m, err := c.reader.FetchMessage(ctx)
		if err != nil {
			return err
		}
		if err := c.store.Save(ctx, m.Value); err != nil { // want `error from c.store.Save is logged, the message is skipped and covered by a later acknowledgement at line \d+: the message is not delivered again and the work is lost`
			log.Print(err)
			continue
		}
		if err := c.reader.CommitMessages(ctx, m); err != nil {
			return err
		}
	}
}

func (c *Consumer) Logged(ctx context.Context) error {
	for {
		m, err := c.reader.FetchMessage(ctx)
		if err != nil {
			return err
		}
		if err := c.store.Save(ctx, m.Value); err != nil { // want `error from c.store.Save is logged and the message is acknowledged at line \d+: the message is not delivered again and the work is lost`
			log.Print(err)
		}
		if err := c.reader.CommitMessages(ctx, m); err != nil {
			return err
		}
	}
}

// The consumer stops, and begins with this message again.
func (c *Consumer) Stop(ctx context.Context) error {
	for {
		m, err := c.reader.FetchMessage(ctx)
		if err != nil {
			return err
		}
		if err := c.store.Save(ctx, m.Value); err != nil {
			return err
		}
		if err := c.reader.CommitMessages(ctx, m); err != nil {
			return err
		}
	}
}

// The same message is tried until it works.
func (c *Consumer) Retry(ctx context.Context) error {
	for {
		m, err := c.reader.FetchMessage(ctx)
		if err != nil {
			return err
		}
		for {
			if err := c.store.Save(ctx, m.Value); err == nil {
				break
			}
			time.Sleep(time.Second)
		}
		if err := c.reader.CommitMessages(ctx, m); err != nil {
			return err
		}
	}
}

// The message is kept in the topic of dead letters.
func (c *Consumer) Dead(ctx context.Context) error {
	for {
		m, err := c.reader.FetchMessage(ctx)
		if err != nil {
			return err
		}
		if err := c.store.Save(ctx, m.Value); err != nil {
			if err := c.dead.WriteMessages(ctx, kafka.Message{Value: m.Value}); err != nil {
				return err
			}
		}
		if err := c.reader.CommitMessages(ctx, m); err != nil {
			return err
		}
	}
}

// Nobody looks whether the dead letter could be written.
func (c *Consumer) DeadUnchecked(ctx context.Context) error {
	for {
		m, err := c.reader.FetchMessage(ctx)
		if err != nil {
			return err
		}
		if err := c.store.Save(ctx, m.Value); err != nil { // want `error from c.store.Save is dropped and the message is acknowledged at line \d+: the message is not delivered again and the work is lost`
			c.dead.WriteMessages(ctx, kafka.Message{Value: m.Value})
		}
		if err := c.reader.CommitMessages(ctx, m); err != nil {
			return err
		}
	}
}

// No work has failed where a message is not JSON.
func (c *Consumer) Unreadable(ctx context.Context) error {
	for {
		m, err := c.reader.FetchMessage(ctx)
		if err != nil {
			return err
		}
		if !json.Valid(m.Value) {
			continue
		}
		if err := c.store.Save(ctx, m.Value); err != nil {
			return err
		}
		if err := c.reader.CommitMessages(ctx, m); err != nil {
			log.Print(err) // the next commit covers it
		}
	}
}

func (c *Consumer) Setup(sarama.ConsumerGroupSession) error   { return nil }
func (c *Consumer) Cleanup(sarama.ConsumerGroupSession) error { return nil }

func (c *Consumer) ConsumeClaim(session sarama.ConsumerGroupSession, claim sarama.ConsumerGroupClaim) error {
	for m := range claim.Messages() {
		if err := c.store.Save(session.Context(), m.Value); err != nil { // want `error from c.store.Save is logged and the message is acknowledged at line \d+: the message is not delivered again and the work is lost`
			log.Print(err)
		}
		session.MarkMessage(m, "")
	}
	return nil
}

type skipping struct{ store Store }

func (c skipping) Setup(sarama.ConsumerGroupSession) error   { return nil }
func (c skipping) Cleanup(sarama.ConsumerGroupSession) error { return nil }

func (c skipping) ConsumeClaim(session sarama.ConsumerGroupSession, claim sarama.ConsumerGroupClaim) error {
	for m := range claim.Messages() {
		if err := c.store.Save(session.Context(), m.Value); err != nil { // want `error from c.store.Save makes the message be skipped and covered by a later acknowledgement at line \d+: the message is not delivered again and the work is lost`
			continue
		}
		session.MarkMessage(m, "")
	}
	return nil
}

type stopping struct{ store Store }

func (c stopping) Setup(sarama.ConsumerGroupSession) error   { return nil }
func (c stopping) Cleanup(sarama.ConsumerGroupSession) error { return nil }

// The claim ends before the message is marked.
func (c stopping) ConsumeClaim(session sarama.ConsumerGroupSession, claim sarama.ConsumerGroupClaim) error {
	for m := range claim.Messages() {
		if err := c.store.Save(session.Context(), m.Value); err != nil {
			return err
		}
		session.MarkMessage(m, "")
	}
	return nil
}

// A consumer of one partition acknowledges nothing.
func Tail(ctx context.Context, p sarama.PartitionConsumer, store Store) {
	for m := range p.Messages() {
		if err := store.Save(ctx, m.Value); err != nil {
			log.Print(err)
		}
	}
}
