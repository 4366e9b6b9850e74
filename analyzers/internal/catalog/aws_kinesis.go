package catalog

var awsKinesis = Library{
	Paths: []string{
		"github.com/aws/aws-sdk-go-v2/service/kinesis",
		"github.com/aws/aws-sdk-go-v2/service/kinesis/types",
		"github.com/aws/aws-sdk-go/service/kinesis",
		"github.com/aws/aws-sdk-go/service/kinesis/kinesisiface",
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
		{Name: "KinesisAPI.GetRecords", Role: Entry, From: Queue},
		{Name: "KinesisAPI.GetRecordsRequest", Role: Entry, From: Queue},
		{Name: "KinesisAPI.GetRecordsWithContext", Role: Entry, From: Queue},
		{Name: "Record", Role: Entry, From: Queue},

		{Name: "Client.PutRecord", Role: Publish, At: Param("params")},
		{Name: "Client.PutRecords", Role: Publish, At: Param("params")},
		{Name: "Kinesis.PutRecord", Role: Publish, At: Param("input")},
		{Name: "Kinesis.PutRecordRequest", Role: Publish, At: Param("input")},
		{Name: "Kinesis.PutRecordWithContext", Role: Publish, At: Param("input")},
		{Name: "Kinesis.PutRecords", Role: Publish, At: Param("input")},
		{Name: "Kinesis.PutRecordsRequest", Role: Publish, At: Param("input")},
		{Name: "Kinesis.PutRecordsWithContext", Role: Publish, At: Param("input")},
		{Name: "KinesisAPI.PutRecord", Role: Publish, At: Arg(0)},
		{Name: "KinesisAPI.PutRecordRequest", Role: Publish, At: Arg(0)},
		{Name: "KinesisAPI.PutRecordWithContext", Role: Publish, At: Arg(1)},
		{Name: "KinesisAPI.PutRecords", Role: Publish, At: Arg(0)},
		{Name: "KinesisAPI.PutRecordsRequest", Role: Publish, At: Arg(0)},
		{Name: "KinesisAPI.PutRecordsWithContext", Role: Publish, At: Arg(1)},
	},
}
