package catalog

var pulsar = Library{
	Paths: []string{"github.com/apache/pulsar-client-go/pulsar"},
	Rows: []Row{
		{Name: "Message.RedeliveryCount", Role: Delivery},

		{Name: "Message.EventTime", Role: Message},
		{Name: "Message.ID", Role: Message},
		{Name: "Message.Key", Role: Message},
		{Name: "Message.PublishTime", Role: Message},

		// Compared per producer name, so ProducerOptions.Name must survive a restart too.
		{Name: "ProducerMessage.SequenceID", Role: Key, Tier: Broker},

		{Name: "ProducerMessage.Key", Role: Group},
		{Name: "ProducerMessage.OrderingKey", Role: Group},

		{Name: "Consumer.Chan", Role: Entry, From: Queue},
		{Name: "Consumer.Receive", Role: Entry, From: Queue},
		{Name: "ConsumerMessage", Role: Entry, From: Queue},
		{Name: "Message", Role: Entry, From: Queue},
		{Name: "Reader.Next", Role: Entry, From: Queue},
	},
}
