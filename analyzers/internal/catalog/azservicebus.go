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
	},
}
