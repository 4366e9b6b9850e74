package broker

import (
	"strconv"
	"time"

	"github.com/aws/aws-sdk-go/aws"
	"github.com/aws/aws-sdk-go/service/sns"
	"github.com/aws/aws-sdk-go/service/sqs"
)

func sendV1(client *sqs.SQS, e event) error {
	id := strconv.FormatInt(time.Now().UnixNano(), 10)
	_, err := client.SendMessage(&sqs.SendMessageInput{
		MessageDeduplicationId: &id, // want `^MessageDeduplicationId is built from time.Now \(line 13\): every delivery gets a new key, so a replay is not recognised; e.ID is at hand$`
	})
	return err
}

func setterV1(client *sqs.SQS, e event) error {
	in := new(sqs.SendMessageInput).SetMessageGroupId(e.Account)
	in.SetMessageDeduplicationId(time.Now().String()) // want `^MessageDeduplicationId is built from time.Now: `
	_, err := client.SendMessage(in)
	return err
}

func setterV1Natural(client *sqs.SQS, e event) error {
	in := new(sqs.SendMessageInput).SetMessageBody(time.Now().String()) // ok: the body may say when it was sent
	in.SetMessageDeduplicationId(e.ID)                                  // ok: the event's identifier
	_, err := client.SendMessage(in)
	return err
}

func publishV1(client *sns.SNS, e event) error {
	_, err := client.Publish(&sns.PublishInput{
		Message:                aws.String(e.Body),
		MessageDeduplicationId: aws.String(time.Now().Format(time.RFC3339)), // want `^MessageDeduplicationId is built from time.Now: `
	})
	return err
}
