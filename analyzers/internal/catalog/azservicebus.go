package catalog

// PeekMessages has no row: it neither locks nor removes what it shows.
var azServiceBus = Library{
	Paths: []string{"github.com/Azure/azure-sdk-for-go/sdk/messaging/azservicebus"},
	Rows: []Row{
		{Name: "AMQPAnnotatedMessage.DeliveryTag", Role: Delivery},
		{Name: "ReceivedMessage.DeliveryCount", Role: Delivery},
		{Name: "ReceivedMessage.LockToken", Role: Delivery},
		{Name: "ReceivedMessage.LockedUntil", Role: Delivery},

		{Name: "ReceivedMessage.EnqueuedSequenceNumber", Role: Message},
		{Name: "ReceivedMessage.EnqueuedTime", Role: Message},
		{Name: "ReceivedMessage.MessageID", Role: Message},
		{Name: "ReceivedMessage.SequenceNumber", Role: Message},

		// Compared when the entity has duplicate detection.
		{Name: "AMQPAnnotatedMessageProperties.MessageID", Role: Key, Tier: Broker},
		{Name: "Message.MessageID", Role: Key, Tier: Broker},

		{Name: "AMQPAnnotatedMessageProperties.GroupID", Role: Group},
		{Name: "Message.PartitionKey", Role: Group},
		{Name: "Message.SessionID", Role: Group},

		{Name: "ReceivedMessage", Role: Entry, From: Queue},
		{Name: "Receiver.ReceiveDeferredMessages", Role: Entry, From: Queue},
		{Name: "Receiver.ReceiveMessages", Role: Entry, From: Queue},
		{Name: "SessionReceiver.ReceiveDeferredMessages", Role: Entry, From: Queue},
		{Name: "SessionReceiver.ReceiveMessages", Role: Entry, From: Queue},

		{Name: "Sender.ScheduleAMQPAnnotatedMessages", Role: Publish, At: Param("messages")},
		{Name: "Sender.ScheduleMessages", Role: Publish, At: Param("messages")},
		{Name: "Sender.SendAMQPAnnotatedMessage", Role: Publish, At: Param("message")},
		{Name: "Sender.SendMessage", Role: Publish, At: Param("message")},
		{Name: "Sender.SendMessageBatch", Role: Publish, At: Param("batch")},

		{Name: "Receiver.CompleteMessage", Role: Ack, At: Param("message")},
		{Name: "SessionReceiver.CompleteMessage", Role: Ack, At: Param("message")},

		{Name: "Receiver.AbandonMessage", Role: Nack, At: Param("message")},
		{Name: "Receiver.DeferMessage", Role: Nack, At: Param("message")},
		{Name: "SessionReceiver.AbandonMessage", Role: Nack, At: Param("message")},
		{Name: "SessionReceiver.DeferMessage", Role: Nack, At: Param("message")},

		{Name: "Receiver.DeadLetterMessage", Role: Reject, At: Param("message")},
		{Name: "SessionReceiver.DeadLetterMessage", Role: Reject, At: Param("message")},
	},
}
