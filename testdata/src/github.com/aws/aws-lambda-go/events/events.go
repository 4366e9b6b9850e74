package events

import "time"

type SQSEvent struct {
	Records []SQSMessage
}

type SQSMessage struct {
	MessageId     string
	ReceiptHandle string
	Body          string
	Attributes    map[string]string
}

type APIGatewayProxyRequest struct {
	Body           string
	Headers        map[string]string
	RequestContext APIGatewayProxyRequestContext
}

type APIGatewayProxyRequestContext struct {
	AccountID string
	RequestID string
}

type APIGatewayProxyResponse struct {
	StatusCode int
	Body       string
	Headers    map[string]string
}

type CloudWatchEvent struct {
	ID   string
	Time time.Time
}

type SQSEventResponse struct {
	BatchItemFailures []SQSBatchItemFailure
}

type SQSBatchItemFailure struct {
	ItemIdentifier string
}

type SNSEvent struct {
	Records []SNSEventRecord
}

type SNSEventRecord struct {
	SNS SNSEntity
}

type SNSEntity struct {
	MessageID string
	Message   string
}
