package catalog

// Headers are no keys: it is for the consumer to compare them.
var kafkaConfluent = Library{
	Paths: []string{"github.com/confluentinc/confluent-kafka-go/kafka"},
	Rows: []Row{
		{Name: "Message.Timestamp", Role: Message},
		{Name: "TopicPartition.Offset", Role: Message},
		{Name: "TopicPartition.Partition", Role: Message},
		{Name: "TopicPartition.Topic", Role: Message},

		{Name: "Message.Key", Role: Group},

		// Offsets are committed from time to time unless enable.auto.commit is false.
		{Name: "Consumer.Events", Role: Entry, From: Queue, Settles: Automatic},
		{Name: "Consumer.Poll", Role: Entry, From: Queue, Settles: Automatic},
		{Name: "Consumer.ReadMessage", Role: Entry, From: Queue, Settles: Automatic},
		{Name: "Message", Role: Entry, From: Queue, Settles: Cumulative},

		// Whether the broker has the message is in the delivery report.
		{Name: "Producer.Produce", Role: Publish, At: Param("msg")},

		{Name: "Producer.CommitTransaction", Role: Commit, At: Recv},

		{Name: "Consumer.Commit", Role: Ack, At: Recv, Settles: Cumulative},
		{Name: "Consumer.CommitMessage", Role: Ack, At: Param("m"), Settles: Cumulative},
		{Name: "Consumer.CommitOffsets", Role: Ack, At: Param("offsets"), Settles: Cumulative},
		{Name: "Consumer.StoreMessage", Role: Ack, At: Param("m"), Settles: Cumulative},
		{Name: "Consumer.StoreOffsets", Role: Ack, At: Param("offsets"), Settles: Cumulative},
		{Name: "Producer.SendOffsetsToTransaction", Role: Ack, At: Param("offsets"), Settles: Cumulative},
	},
}
