package catalog

// The fields and setters MessageDeduplicationId are known by a family rule.
// SendMessageBatchRequestEntry.Id names an entry within its batch: neither key nor group.
var awsSQS = Library{
	Paths: []string{
		"github.com/aws/aws-sdk-go-v2/service/sqs",
		"github.com/aws/aws-sdk-go-v2/service/sqs/types",
		"github.com/aws/aws-sdk-go/service/sqs",
		"github.com/aws/aws-sdk-go/service/sqs/sqsiface",
	},
	Rows: []Row{
		{Name: "Message.ReceiptHandle", Role: Delivery},

		{Name: "Message.MessageId", Role: Message},

		{Name: "SendMessageBatchRequestEntry.MessageGroupId", Role: Group},
		{Name: "SendMessageBatchRequestEntry.SetMessageGroupId", Role: Group, At: Param("v")},
		{Name: "SendMessageInput.MessageGroupId", Role: Group},
		{Name: "SendMessageInput.SetMessageGroupId", Role: Group, At: Param("v")},

		{Name: "Client.ReceiveMessage", Role: Entry, From: Queue},
		{Name: "Message", Role: Entry, From: Queue},
		{Name: "SQS.ReceiveMessage", Role: Entry, From: Queue},
		{Name: "SQS.ReceiveMessageRequest", Role: Entry, From: Queue},
		{Name: "SQS.ReceiveMessageWithContext", Role: Entry, From: Queue},
		{Name: "SQSAPI.ReceiveMessage", Role: Entry, From: Queue},
		{Name: "SQSAPI.ReceiveMessageRequest", Role: Entry, From: Queue},
		{Name: "SQSAPI.ReceiveMessageWithContext", Role: Entry, From: Queue},
	},
}
