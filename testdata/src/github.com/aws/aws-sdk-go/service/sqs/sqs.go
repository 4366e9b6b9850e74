package sqs

type SQS struct{}

type SendMessageInput struct {
	MessageBody            *string
	QueueUrl               *string
	MessageDeduplicationId *string
	MessageGroupId         *string
}

func (s *SendMessageInput) SetMessageBody(v string) *SendMessageInput
func (s *SendMessageInput) SetMessageDeduplicationId(v string) *SendMessageInput
func (s *SendMessageInput) SetMessageGroupId(v string) *SendMessageInput

type SendMessageOutput struct{}

func (c *SQS) SendMessage(input *SendMessageInput) (*SendMessageOutput, error)
