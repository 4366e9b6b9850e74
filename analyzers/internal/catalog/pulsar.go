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

		// SendAsync tells its callback whether the broker has the message.
		{Name: "Producer.Send", Role: Publish, At: Arg(1)},
		{Name: "Producer.SendAsync", Role: Publish, At: Arg(1)},

		{Name: "Transaction.Commit", Role: Commit, At: Recv},

		{Name: "Consumer.Ack", Role: Ack, At: Arg(0)},
		{Name: "Consumer.AckCumulative", Role: Ack, At: Arg(0), Settles: Cumulative},
		{Name: "Consumer.AckID", Role: Ack, At: Arg(0)},
		{Name: "Consumer.AckIDCumulative", Role: Ack, At: Arg(0), Settles: Cumulative},
		{Name: "Consumer.AckIDList", Role: Ack, At: Arg(0)},
		{Name: "Consumer.AckWithTxn", Role: Ack, At: Arg(0)},

		{Name: "Consumer.Nack", Role: Nack, At: Arg(0)},
		{Name: "Consumer.NackID", Role: Nack, At: Arg(0)},
		{Name: "Consumer.ReconsumeLater", Role: Nack, At: Arg(0)},
		{Name: "Consumer.ReconsumeLaterWithCustomProperties", Role: Nack, At: Arg(0)},
	},
}
