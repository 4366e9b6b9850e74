package catalog

// The fields MessageDeduplicationId are known by a family rule.
var awsSQS = Library{
	Paths: []string{
		"github.com/aws/aws-sdk-go-v2/service/sqs",
		"github.com/aws/aws-sdk-go-v2/service/sqs/types",
		"github.com/aws/aws-sdk-go/service/sqs",
	},
	Rows: []Row{
		{Name: "SendMessageInput.MessageGroupId", Role: Group},
		{Name: "SendMessageBatchRequestEntry.MessageGroupId", Role: Group},

		{Name: "Message.ReceiptHandle", Role: Delivery},
		{Name: "Message.MessageId", Role: Message},

		{Name: "Message", Role: Entry, From: Queue},
	},
}
