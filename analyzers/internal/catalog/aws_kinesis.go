package catalog

var awsKinesis = Library{
	Paths: []string{
		"github.com/aws/aws-sdk-go-v2/service/kinesis",
		"github.com/aws/aws-sdk-go-v2/service/kinesis/types",
		"github.com/aws/aws-sdk-go/service/kinesis",
	},
	Rows: []Row{
		{Name: "Record.SequenceNumber", Role: Message},

		{Name: "PutRecordInput.ExplicitHashKey", Role: Group},
		{Name: "PutRecordInput.PartitionKey", Role: Group},
		{Name: "PutRecordInput.SequenceNumberForOrdering", Role: Group},
		{Name: "PutRecordsRequestEntry.PartitionKey", Role: Group},

		{Name: "Client.GetRecords", Role: Entry, From: Queue},
		{Name: "Client.SubscribeToShard", Role: Entry, From: Queue},
		{Name: "Kinesis.GetRecords", Role: Entry, From: Queue},
		{Name: "Kinesis.GetRecordsRequest", Role: Entry, From: Queue},
		{Name: "Kinesis.GetRecordsWithContext", Role: Entry, From: Queue},
		{Name: "Kinesis.SubscribeToShard", Role: Entry, From: Queue},
		{Name: "Kinesis.SubscribeToShardRequest", Role: Entry, From: Queue},
		{Name: "Kinesis.SubscribeToShardWithContext", Role: Entry, From: Queue},
		{Name: "Record", Role: Entry, From: Queue},
	},
}
