package catalog

// Headers are no keys: it is for the consumer to compare them.
var kafkaSarama = Library{
	Paths: []string{
		"github.com/IBM/sarama",
		"github.com/Shopify/sarama",
	},
	Rows: []Row{
		{Name: "ConsumerMessage.Offset", Role: Message},
		{Name: "ConsumerMessage.Partition", Role: Message},
		{Name: "ConsumerMessage.Timestamp", Role: Message},
		{Name: "ConsumerMessage.Topic", Role: Message},

		{Name: "ProducerMessage.Key", Role: Group},
		{Name: "ProducerMessage.Partition", Role: Group},

		{Name: "Consumer.ConsumePartition", Role: Entry, From: Queue, Settles: Never},
		{Name: "ConsumerGroup.Consume", Role: Entry, At: Param("handler"), From: Queue, Settles: Cumulative},
		{Name: "ConsumerGroupClaim", Role: Entry, From: Queue, Settles: Cumulative},
		{Name: "ConsumerGroupClaim.Messages", Role: Entry, From: Queue, Settles: Cumulative},
		{Name: "ConsumerGroupHandler.ConsumeClaim", Role: Entry, At: Recv, From: Queue, Settles: Cumulative},
		{Name: "ConsumerMessage", Role: Entry, From: Queue, Settles: Cumulative},
		{Name: "PartitionConsumer.Messages", Role: Entry, From: Queue, Settles: Never},

		// What goes into an AsyncProducer's channel cannot fail there.
		{Name: "SyncProducer.SendMessage", Role: Publish, At: Arg(0)},
		{Name: "SyncProducer.SendMessages", Role: Publish, At: Arg(0)},

		{Name: "AsyncProducer.CommitTxn", Role: Commit, At: Recv},
		{Name: "SyncProducer.CommitTxn", Role: Commit, At: Recv},

		{Name: "ConsumerGroupSession.Commit", Role: Ack, At: Recv, Settles: Cumulative},
		{Name: "ConsumerGroupSession.MarkMessage", Role: Ack, At: Arg(0), Settles: Cumulative},
		{Name: "ConsumerGroupSession.MarkOffset", Role: Ack, At: Arg(2), Settles: Cumulative},
		{Name: "OffsetManager.Commit", Role: Ack, At: Recv, Settles: Cumulative},
		{Name: "PartitionOffsetManager.MarkOffset", Role: Ack, At: Arg(0), Settles: Cumulative},

		{Name: "ConsumerGroupSession.ResetOffset", Role: Nack, At: Arg(2)},
		{Name: "PartitionOffsetManager.ResetOffset", Role: Nack, At: Arg(0)},
	},
}
