package catalog

// The fields and setters MessageDeduplicationId are known by a family rule.
var awsSNS = Library{
	Paths: []string{
		"github.com/aws/aws-sdk-go-v2/service/sns",
		"github.com/aws/aws-sdk-go-v2/service/sns/types",
		"github.com/aws/aws-sdk-go/service/sns",
	},
	Rows: []Row{
		{Name: "PublishBatchRequestEntry.MessageGroupId", Role: Group},
		{Name: "PublishBatchRequestEntry.SetMessageGroupId", Role: Group, At: Param("v")},
		{Name: "PublishInput.MessageGroupId", Role: Group},
		{Name: "PublishInput.SetMessageGroupId", Role: Group, At: Param("v")},
	},
}
