package catalog

// The fields and setters MessageDeduplicationId are known by a family rule.
var awsSNS = Library{
	Paths: []string{
		"github.com/aws/aws-sdk-go-v2/service/sns",
		"github.com/aws/aws-sdk-go-v2/service/sns/types",
		"github.com/aws/aws-sdk-go/service/sns",
		"github.com/aws/aws-sdk-go/service/sns/snsiface",
	},
	Rows: []Row{
		{Name: "PublishBatchRequestEntry.MessageGroupId", Role: Group},
		{Name: "PublishBatchRequestEntry.SetMessageGroupId", Role: Group, At: Param("v")},
		{Name: "PublishInput.MessageGroupId", Role: Group},
		{Name: "PublishInput.SetMessageGroupId", Role: Group, At: Param("v")},

		{Name: "Client.Publish", Role: Publish, At: Param("params")},
		{Name: "Client.PublishBatch", Role: Publish, At: Param("params")},
		{Name: "SNS.Publish", Role: Publish, At: Param("input")},
		{Name: "SNS.PublishBatch", Role: Publish, At: Param("input")},
		{Name: "SNS.PublishBatchRequest", Role: Publish, At: Param("input")},
		{Name: "SNS.PublishBatchWithContext", Role: Publish, At: Param("input")},
		{Name: "SNS.PublishRequest", Role: Publish, At: Param("input")},
		{Name: "SNS.PublishWithContext", Role: Publish, At: Param("input")},
		{Name: "SNSAPI.Publish", Role: Publish, At: Arg(0)},
		{Name: "SNSAPI.PublishBatch", Role: Publish, At: Arg(0)},
		{Name: "SNSAPI.PublishBatchRequest", Role: Publish, At: Arg(0)},
		{Name: "SNSAPI.PublishBatchWithContext", Role: Publish, At: Arg(1)},
		{Name: "SNSAPI.PublishRequest", Role: Publish, At: Arg(0)},
		{Name: "SNSAPI.PublishWithContext", Role: Publish, At: Arg(1)},
	},
}
