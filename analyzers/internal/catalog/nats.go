package catalog

// SubscribeSync and ChanSubscribe have no row: the type of the messages marks who receives.
var natsCore = Library{
	Paths: []string{"github.com/nats-io/nats.go"},
	Rows: []Row{
		{Name: "Conn.NewInbox", Role: Random},
		{Name: "NewInbox", Role: Random},

		{Name: "MsgMetadata.NumDelivered", Role: Delivery},
		{Name: "MsgMetadata.NumPending", Role: Delivery},
		{Name: "SequencePair.Consumer", Role: Delivery},

		{Name: "MsgMetadata.Timestamp", Role: Message},
		{Name: "SequencePair.Stream", Role: Message},

		{Name: "MsgId", Role: Key, At: Param("id"), Tier: Broker},

		{Name: "Header.Add", Role: Header, At: Param("value"), Named: Param("key")},
		{Name: "Header.Set", Role: Header, At: Param("value"), Named: Param("key")},

		{Name: "KeyValue.Create", Role: Claim, At: Param("key")},

		{Name: "Conn.QueueSubscribe", Role: Entry, At: Param("cb"), From: Queue},
		{Name: "Conn.Subscribe", Role: Entry, At: Param("cb"), From: Queue},
		{Name: "EncodedConn.QueueSubscribe", Role: Entry, At: Param("cb"), From: Queue},
		{Name: "EncodedConn.Subscribe", Role: Entry, At: Param("cb"), From: Queue},
		{Name: "JetStream.QueueSubscribe", Role: Entry, At: Param("cb"), From: Queue},
		{Name: "JetStream.Subscribe", Role: Entry, At: Param("cb"), From: Queue},
		{Name: "Msg", Role: Entry, From: Queue},
		{Name: "Subscription.Fetch", Role: Entry, From: Queue},
		{Name: "Subscription.FetchBatch", Role: Entry, From: Queue},
		{Name: "Subscription.NextMsg", Role: Entry, From: Queue},
		{Name: "Subscription.NextMsgWithContext", Role: Entry, From: Queue},
	},
}
