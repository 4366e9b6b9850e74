package broker

import (
	"context"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/sns"
	"github.com/rs/xid"
)

func publish(ctx context.Context, client *sns.Client, e event) error {
	_, err := client.Publish(ctx, &sns.PublishInput{
		Message:                aws.String(e.Body),
		MessageGroupId:         aws.String(e.Account),
		MessageDeduplicationId: aws.String(xid.New().String()), // want `^MessageDeduplicationId is built from xid.New: `
	})
	return err
}

func publishNatural(ctx context.Context, client *sns.Client, e event) error {
	trace := xid.New().String()
	_, err := client.Publish(ctx, &sns.PublishInput{
		Message:                aws.String(e.Body + trace), // ok: a sibling of the key
		MessageGroupId:         aws.String(e.Account),
		MessageDeduplicationId: aws.String(e.ID),
	})
	return err
}
