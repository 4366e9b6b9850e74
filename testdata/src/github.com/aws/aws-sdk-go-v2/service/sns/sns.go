package sns

import "context"

type Client struct{}

type Options struct{}

type PublishInput struct {
	Message                *string
	TopicArn               *string
	MessageDeduplicationId *string
	MessageGroupId         *string
}

type PublishOutput struct{}

func (c *Client) Publish(ctx context.Context, params *PublishInput, optFns ...func(*Options)) (*PublishOutput, error)
