package catalog

// Headers are no keys: it is for the consumer to compare them.
var kafkaSegmentio = Library{
	Paths: []string{"github.com/segmentio/kafka-go"},
	Rows: []Row{
		{Name: "Message.HighWaterMark", Role: Delivery},

		{Name: "Message.Offset", Role: Message},
		{Name: "Message.Partition", Role: Message},
		{Name: "Message.Time", Role: Message},
		{Name: "Message.Topic", Role: Message},

		{Name: "Message.Key", Role: Group},

		{Name: "Message", Role: Entry, From: Queue},
		{Name: "Reader.FetchMessage", Role: Entry, From: Queue},
		{Name: "Reader.ReadMessage", Role: Entry, From: Queue},
	},
}
