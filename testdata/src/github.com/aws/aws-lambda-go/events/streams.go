package events

type KinesisEvent struct {
	Records []KinesisEventRecord
}

type KinesisEventRecord struct {
	EventID string
	Kinesis KinesisRecord
}

type KinesisRecord struct {
	Data           []byte
	SequenceNumber string
}

type KinesisEventResponse struct {
	BatchItemFailures []KinesisBatchItemFailure
}

type KinesisBatchItemFailure struct {
	ItemIdentifier string
}

type DynamoDBEvent struct {
	Records []DynamoDBEventRecord
}

type DynamoDBEventRecord struct {
	EventID string
	Change  DynamoDBStreamRecord
}

type DynamoDBStreamRecord struct {
	SequenceNumber string
}

type DynamoDBEventResponse struct {
	BatchItemFailures []DynamoDBBatchItemFailure
}

type DynamoDBBatchItemFailure struct {
	ItemIdentifier string
}
