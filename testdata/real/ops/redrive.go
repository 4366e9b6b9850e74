// Package ops holds what the people on call need.
package ops

import (
	"context"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/sqs"
	"github.com/aws/aws-sdk-go-v2/service/sqs/types"
	"github.com/google/uuid"
)

// Redrive sends a message from the dead-letter queue once more. The queue must
// not take it for the message that failed.
func Redrive(ctx context.Context, client *sqs.Client, url string, msg types.Message) error {
	_, err := client.SendMessage(ctx, &sqs.SendMessageInput{
		QueueUrl:               aws.String(url),
		MessageBody:            msg.Body,
		MessageGroupId:         aws.String(msg.Attributes["MessageGroupId"]),
		MessageDeduplicationId: aws.String(uuid.NewString()),
	})
	return err
}
