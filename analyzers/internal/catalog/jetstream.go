package catalog

var jetStream = Library{
	Paths: []string{"github.com/nats-io/nats.go/jetstream"},
	Rows: []Row{
		{Name: "MsgMetadata.NumDelivered", Role: Delivery},
		{Name: "MsgMetadata.NumPending", Role: Delivery},
		{Name: "SequencePair.Consumer", Role: Delivery},

		{Name: "MsgMetadata.Timestamp", Role: Message},
		{Name: "SequencePair.Stream", Role: Message},

		{Name: "WithMsgID", Role: Key, At: Param("id"), Tier: Broker},

		{Name: "KeyValue.Create", Role: Claim, At: Param("key")},

		{Name: "Consumer.Consume", Role: Entry, At: Param("handler"), From: Queue},
		{Name: "Consumer.Fetch", Role: Entry, From: Queue},
		{Name: "Consumer.FetchBytes", Role: Entry, From: Queue},
		{Name: "Consumer.FetchNoWait", Role: Entry, From: Queue},
		{Name: "Consumer.Messages", Role: Entry, From: Queue},
		{Name: "Consumer.Next", Role: Entry, From: Queue},
		{Name: "MessagesContext.Next", Role: Entry, From: Queue},
		{Name: "Msg", Role: Entry, From: Queue},
		{Name: "PushConsumer.Consume", Role: Entry, At: Param("handler"), From: Queue},
	},
}
