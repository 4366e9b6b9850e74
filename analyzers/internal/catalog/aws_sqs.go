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

		{Name: "Client.SendMessage", Role: Publish, At: Param("params")},
		{Name: "Client.SendMessageBatch", Role: Publish, At: Param("params")},
		{Name: "SQS.SendMessage", Role: Publish, At: Param("input")},
		{Name: "SQS.SendMessageBatch", Role: Publish, At: Param("input")},
		{Name: "SQS.SendMessageBatchRequest", Role: Publish, At: Param("input")},
		{Name: "SQS.SendMessageBatchWithContext", Role: Publish, At: Param("input")},
		{Name: "SQS.SendMessageRequest", Role: Publish, At: Param("input")},
		{Name: "SQS.SendMessageWithContext", Role: Publish, At: Param("input")},
		{Name: "SQSAPI.SendMessage", Role: Publish, At: Arg(0)},
		{Name: "SQSAPI.SendMessageBatch", Role: Publish, At: Arg(0)},
		{Name: "SQSAPI.SendMessageBatchRequest", Role: Publish, At: Arg(0)},
		{Name: "SQSAPI.SendMessageBatchWithContext", Role: Publish, At: Arg(1)},
		{Name: "SQSAPI.SendMessageRequest", Role: Publish, At: Arg(0)},
		{Name: "SQSAPI.SendMessageWithContext", Role: Publish, At: Arg(1)},

		{Name: "DeleteMessageBatchRequestEntry", Role: Ack, At: Recv}, // stands for the message in a list
		{Name: "Client.DeleteMessage", Role: Ack, At: Param("params")},
		{Name: "Client.DeleteMessageBatch", Role: Ack, At: Param("params")},
		{Name: "SQS.DeleteMessage", Role: Ack, At: Param("input")},
		{Name: "SQS.DeleteMessageBatch", Role: Ack, At: Param("input")},
		{Name: "SQS.DeleteMessageBatchRequest", Role: Ack, At: Param("input")},
		{Name: "SQS.DeleteMessageBatchWithContext", Role: Ack, At: Param("input")},
		{Name: "SQS.DeleteMessageRequest", Role: Ack, At: Param("input")},
		{Name: "SQS.DeleteMessageWithContext", Role: Ack, At: Param("input")},
		{Name: "SQSAPI.DeleteMessage", Role: Ack, At: Arg(0)},
		{Name: "SQSAPI.DeleteMessageBatch", Role: Ack, At: Arg(0)},
		{Name: "SQSAPI.DeleteMessageBatchRequest", Role: Ack, At: Arg(0)},
		{Name: "SQSAPI.DeleteMessageBatchWithContext", Role: Ack, At: Arg(1)},
		{Name: "SQSAPI.DeleteMessageRequest", Role: Ack, At: Arg(0)},
		{Name: "SQSAPI.DeleteMessageWithContext", Role: Ack, At: Arg(1)},

		// A timeout above zero may be meant as more time to work.
		{Name: "Client.ChangeMessageVisibility", Role: Nack, At: Param("params")},
		{Name: "Client.ChangeMessageVisibilityBatch", Role: Nack, At: Param("params")},
		{Name: "SQS.ChangeMessageVisibility", Role: Nack, At: Param("input")},
		{Name: "SQS.ChangeMessageVisibilityBatch", Role: Nack, At: Param("input")},
		{Name: "SQS.ChangeMessageVisibilityBatchRequest", Role: Nack, At: Param("input")},
		{Name: "SQS.ChangeMessageVisibilityBatchWithContext", Role: Nack, At: Param("input")},
		{Name: "SQS.ChangeMessageVisibilityRequest", Role: Nack, At: Param("input")},
		{Name: "SQS.ChangeMessageVisibilityWithContext", Role: Nack, At: Param("input")},
		{Name: "SQSAPI.ChangeMessageVisibility", Role: Nack, At: Arg(0)},
		{Name: "SQSAPI.ChangeMessageVisibilityBatch", Role: Nack, At: Arg(0)},
		{Name: "SQSAPI.ChangeMessageVisibilityBatchRequest", Role: Nack, At: Arg(0)},
		{Name: "SQSAPI.ChangeMessageVisibilityBatchWithContext", Role: Nack, At: Arg(1)},
		{Name: "SQSAPI.ChangeMessageVisibilityRequest", Role: Nack, At: Arg(0)},
		{Name: "SQSAPI.ChangeMessageVisibilityWithContext", Role: Nack, At: Arg(1)},
	},
}
