package catalog

// EventData.MessageID is no key: nothing compares it.
var azEventHubs = Library{
	Paths: []string{"github.com/Azure/azure-sdk-for-go/sdk/messaging/azeventhubs"},
	Rows: []Row{
		{Name: "ReceivedEventData.EnqueuedTime", Role: Message},
		{Name: "ReceivedEventData.Offset", Role: Message},
		{Name: "ReceivedEventData.SequenceNumber", Role: Message},

		{Name: "EventDataBatchOptions.PartitionID", Role: Group},
		{Name: "EventDataBatchOptions.PartitionKey", Role: Group},

		{Name: "PartitionClient.ReceiveEvents", Role: Entry, From: Queue, Settles: Cumulative},
		{Name: "ProcessorPartitionClient.ReceiveEvents", Role: Entry, From: Queue, Settles: Cumulative},
		{Name: "ReceivedEventData", Role: Entry, From: Queue, Settles: Cumulative},

		{Name: "ProducerClient.SendEventDataBatch", Role: Publish, At: Param("batch")},

		{Name: "ProcessorPartitionClient.UpdateCheckpoint", Role: Ack, At: Param("latestEvent"), Settles: Cumulative},
	},
}
