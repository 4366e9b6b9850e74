package webhook

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strconv"
	"time"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/sqs"
	"github.com/aws/aws-sdk-go-v2/service/sqs/types"
)

// An Event is something that happened at the payment provider.
type Event struct {
	ID         string          `json:"id"`
	Type       string          `json:"type"`
	Data       json.RawMessage `json:"data"`
	ReceivedAt time.Time       `json:"received_at"`
}

// A Publisher puts events onto a FIFO queue.
type Publisher struct {
	Client *sqs.Client
	URL    string
}

// Publish queues one event.
func (p *Publisher) Publish(ctx context.Context, event Event) error {
	body, err := json.Marshal(event)
	if err != nil {
		return err
	}
	_, err = p.Client.SendMessage(ctx, &sqs.SendMessageInput{
		QueueUrl:               aws.String(p.URL),
		MessageBody:            aws.String(string(body)),
		MessageGroupId:         aws.String(event.ID),
		MessageDeduplicationId: aws.String(fmt.Sprintf("%d-%d", time.Now().UnixMilli(), rand.Int64())),
	})
	return err
}

// Replay queues events that were read back from the provider's log, in batches.
func (p *Publisher) Replay(ctx context.Context, events []Event) error {
	var entries []types.SendMessageBatchRequestEntry
	for i, event := range events {
		body, err := json.Marshal(event)
		if err != nil {
			return err
		}
		entries = append(entries, types.SendMessageBatchRequestEntry{
			Id:                     aws.String(strconv.Itoa(i)),
			MessageBody:            aws.String(string(body)),
			MessageGroupId:         aws.String(event.ID),
			MessageDeduplicationId: aws.String(event.ID),
		})
	}
	out, err := p.Client.SendMessageBatch(ctx, &sqs.SendMessageBatchInput{
		QueueUrl: aws.String(p.URL),
		Entries:  entries,
	})
	if err != nil {
		return err
	}
	if len(out.Failed) > 0 {
		return fmt.Errorf("%d of %d events were not queued", len(out.Failed), len(events))
	}
	return nil
}
