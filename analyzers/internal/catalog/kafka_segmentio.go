package catalog

// Headers are no keys: it is for the consumer to compare them.
// In a group, ReadMessage commits a message before it returns it.
var kafkaSegmentio = Library{
	Paths: []string{"github.com/segmentio/kafka-go"},
	Rows: []Row{
		{Name: "Message.HighWaterMark", Role: Delivery},

		{Name: "Message.Offset", Role: Message},
		{Name: "Message.Partition", Role: Message},
		{Name: "Message.Time", Role: Message},
		{Name: "Message.Topic", Role: Message},

		{Name: "Message.Key", Role: Group},

		{Name: "Message", Role: Entry, From: Queue, Settles: Cumulative},
		{Name: "Reader.FetchMessage", Role: Entry, From: Queue, Settles: Cumulative},
		{Name: "Reader.ReadMessage", Role: Entry, From: Queue, Settles: Automatic},

		{Name: "Conn.WriteCompressedMessages", Role: Publish, At: Param("msgs")},
		{Name: "Conn.WriteCompressedMessagesAt", Role: Publish, At: Param("msgs")},
		{Name: "Conn.WriteMessages", Role: Publish, At: Param("msgs")},
		{Name: "Writer.WriteMessages", Role: Publish, At: Param("msgs")},

		{Name: "Generation.CommitOffsets", Role: Ack, At: Param("offsets"), Settles: Cumulative},
		{Name: "Reader.CommitMessages", Role: Ack, At: Param("msgs"), Settles: Cumulative},
	},
}
