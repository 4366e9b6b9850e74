package types

type Message struct {
	Attributes    map[string]string
	Body          *string
	MessageId     *string
	ReceiptHandle *string
}

type SendMessageBatchRequestEntry struct {
	Id                     *string
	MessageBody            *string
	MessageDeduplicationId *string
	MessageGroupId         *string
}

type DeleteMessageBatchRequestEntry struct {
	Id            *string
	ReceiptHandle *string
}
