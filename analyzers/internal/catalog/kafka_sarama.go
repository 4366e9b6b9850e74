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

		{Name: "Consumer.ConsumePartition", Role: Entry, From: Queue},
		{Name: "ConsumerGroup.Consume", Role: Entry, At: Param("handler"), From: Queue},
		{Name: "ConsumerGroupClaim", Role: Entry, From: Queue},
		{Name: "ConsumerGroupClaim.Messages", Role: Entry, From: Queue},
		{Name: "ConsumerGroupHandler.ConsumeClaim", Role: Entry, At: Recv, From: Queue},
		{Name: "ConsumerMessage", Role: Entry, From: Queue},
		{Name: "PartitionConsumer.Messages", Role: Entry, From: Queue},
	},
}
