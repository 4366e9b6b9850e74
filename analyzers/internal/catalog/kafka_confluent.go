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

		{Name: "Consumer.Events", Role: Entry, From: Queue},
		{Name: "Consumer.Poll", Role: Entry, From: Queue},
		{Name: "Consumer.ReadMessage", Role: Entry, From: Queue},
		{Name: "Message", Role: Entry, From: Queue},
	},
}
