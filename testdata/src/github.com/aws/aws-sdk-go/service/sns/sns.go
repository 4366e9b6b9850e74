package sns

type SNS struct{}

type PublishInput struct {
	Message                *string
	TopicArn               *string
	MessageDeduplicationId *string
	MessageGroupId         *string
}

type PublishOutput struct{}

func (c *SNS) Publish(input *PublishInput) (*PublishOutput, error)
