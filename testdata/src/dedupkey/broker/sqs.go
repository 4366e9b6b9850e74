// Package broker gives keys to queues and topics that compare them.
package broker

import (
	"context"
	"fmt"
	"math/rand"
	"time"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/sqs"
	"github.com/aws/aws-sdk-go-v2/service/sqs/types"
	"github.com/google/uuid"
)

type event struct {
	ID        string
	Account   string
	CreatedAt time.Time
	Body      string
}

func forward(ctx context.Context, client *sqs.Client, e event) error {
	_, err := client.SendMessage(ctx, &sqs.SendMessageInput{
		MessageBody:            aws.String(e.Body),
		MessageGroupId:         aws.String(e.ID),
		MessageDeduplicationId: aws.String(fmt.Sprintf("%d-%d", time.Now().UnixMilli(), rand.Int())), // want `^MessageDeduplicationId is built from time.Now: every delivery gets a new key, so a replay is not recognised; e.ID is at hand$`
	})
	return err
}

func forwardNatural(ctx context.Context, client *sqs.Client, e event) error {
	_, err := client.SendMessage(ctx, &sqs.SendMessageInput{
		MessageBody:            aws.String(e.Body),
		MessageGroupId:         aws.String(e.ID),
		MessageDeduplicationId: aws.String(e.ID), // ok: the operation, not the delivery
	})
	return err
}

func forwardTimestamp(ctx context.Context, client *sqs.Client, e event) error {
	_, err := client.SendMessage(ctx, &sqs.SendMessageInput{
		MessageGroupId:         aws.String(e.Account),
		MessageDeduplicationId: aws.String(e.Account + e.CreatedAt.Format(time.RFC3339Nano)), // ok: the time is that of the event
	})
	return err
}

func forwardLater(ctx context.Context, client *sqs.Client, e event) error {
	in := &sqs.SendMessageInput{MessageBody: aws.String(e.Body)}
	in.MessageGroupId = aws.String(e.Account)
	in.MessageDeduplicationId = aws.String(uuid.NewString()) // want `^MessageDeduplicationId is built from uuid.NewString: every delivery gets a new key, so a replay is not recognised; e.ID is at hand$`
	_, err := client.SendMessage(ctx, in)
	return err
}

func batch(events []event) *sqs.SendMessageBatchInput {
	var entries []types.SendMessageBatchRequestEntry
	for i, e := range events {
		entries = append(entries, types.SendMessageBatchRequestEntry{
			Id:                     aws.String(fmt.Sprint(i)),
			MessageGroupId:         aws.String(e.Account),
			MessageDeduplicationId: aws.String(uuid.NewString()), // want `^MessageDeduplicationId is built from uuid.NewString: `
		})
	}
	return &sqs.SendMessageBatchInput{Entries: entries}
}

func batchNatural(events []event) *sqs.SendMessageBatchInput {
	var entries []types.SendMessageBatchRequestEntry
	for _, e := range events {
		entries = append(entries, types.SendMessageBatchRequestEntry{
			Id:                     aws.String(uuid.NewString()), // ok: names the entry within its batch
			MessageGroupId:         aws.String(e.Account),
			MessageDeduplicationId: aws.String(e.ID),
		})
	}
	return &sqs.SendMessageBatchInput{Entries: entries}
}

func group(e event) *sqs.SendMessageInput {
	return &sqs.SendMessageInput{
		MessageGroupId:         aws.String(uuid.NewString()), // ok: ordering is another question
		MessageDeduplicationId: aws.String(e.ID),
	}
}

func guarded(e event) *sqs.SendMessageInput {
	if time.Since(e.CreatedAt) > time.Hour {
		return nil
	}
	return &sqs.SendMessageInput{
		MessageDeduplicationId: aws.String(e.ID), // ok: the clock only decides whether to send
	}
}

func contentBased(e event) *sqs.SendMessageInput {
	return &sqs.SendMessageInput{
		MessageBody:    aws.String(e.Body), // ok: the queue derives a key from the body
		MessageGroupId: aws.String(e.Account),
	}
}

func redriveAll(messages []types.Message) []*sqs.SendMessageInput {
	var out []*sqs.SendMessageInput
	for _, m := range messages {
		out = append(out, &sqs.SendMessageInput{
			MessageBody:            m.Body,
			MessageDeduplicationId: aws.String(uuid.NewString()), // ok: the queue must not take these for the old ones
		})
	}
	return out
}
