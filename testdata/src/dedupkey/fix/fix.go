// Package fix has the natural key on the line above.
package fix

import (
	"fmt"
	"time"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/sns"
	"github.com/aws/aws-sdk-go-v2/service/sqs"
	"github.com/aws/aws-sdk-go-v2/service/sqs/types"
	"github.com/google/uuid"
)

type event struct {
	ID      string
	EventID *string
	Account string
}

func literal(e event) *sqs.SendMessageInput {
	return &sqs.SendMessageInput{
		MessageGroupId:         aws.String(e.ID),
		MessageDeduplicationId: aws.String(fmt.Sprintf("%d", time.Now().UnixNano())), // want `MessageDeduplicationId is built from time.Now: .*; e.ID is at hand`
	}
}

func below(e event) *sns.PublishInput {
	return &sns.PublishInput{
		MessageDeduplicationId: aws.String(uuid.NewString()), // want `MessageDeduplicationId is built from uuid.NewString: .*; e.EventID is at hand`
		MessageGroupId:         e.EventID,
	}
}

func statements(e event) *sqs.SendMessageInput {
	fresh := uuid.NewString()
	in := new(sqs.SendMessageInput)
	in.MessageGroupId = &e.ID
	in.MessageDeduplicationId = &fresh // want `MessageDeduplicationId is built from uuid.NewString \(line 36\): .*; e.ID is at hand`
	_ = fresh
	return in
}

func stranded(e event) *sqs.SendMessageInput {
	fresh := uuid.NewString()
	return &sqs.SendMessageInput{
		MessageGroupId:         aws.String(e.ID),  // ok: without its use below fresh would not compile
		MessageDeduplicationId: aws.String(fresh), // want `MessageDeduplicationId is built from uuid.NewString \(line 45\): .*; e.ID is at hand`
	}
}

func batch(events []event) []types.SendMessageBatchRequestEntry {
	var entries []types.SendMessageBatchRequestEntry
	for _, e := range events {
		entries = append(entries, types.SendMessageBatchRequestEntry{
			MessageGroupId:         aws.String("event-" + e.ID),
			MessageDeduplicationId: aws.String(uuid.NewString()), // want `MessageDeduplicationId is built from uuid.NewString: `
		})
	}
	return entries
}

func groupOfMany(e event) *sqs.SendMessageInput {
	return &sqs.SendMessageInput{
		MessageGroupId:         aws.String(e.Account),        // ok: an account has many events, so it is no key
		MessageDeduplicationId: aws.String(uuid.NewString()), // want `MessageDeduplicationId is built from uuid.NewString: .*; e.ID is at hand`
	}
}

func groupFresh(e event) *sqs.SendMessageInput {
	return &sqs.SendMessageInput{
		MessageGroupId:         aws.String(uuid.NewString()), // ok: no key either
		MessageDeduplicationId: aws.String(uuid.NewString()), // want `MessageDeduplicationId is built from uuid.NewString: .*; e.ID is at hand`
	}
}

func otherRequest(e event) (*sqs.SendMessageInput, *sqs.SendMessageInput) {
	first := &sqs.SendMessageInput{MessageGroupId: aws.String(e.ID)} // ok: the group of another request
	second := &sqs.SendMessageInput{
		MessageDeduplicationId: aws.String(uuid.NewString()), // want `MessageDeduplicationId is built from uuid.NewString: .*; e.ID is at hand`
	}
	return first, second
}

func noGroup(e event) *sqs.SendMessageInput {
	return &sqs.SendMessageInput{
		MessageDeduplicationId: aws.String(uuid.NewString()), // want `MessageDeduplicationId is built from uuid.NewString: .*; e.ID is at hand`
	}
}
