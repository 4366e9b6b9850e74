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

		{Name: "KeyValue.Delete", Role: Write, At: Arg(0)},
		{Name: "KeyValue.Purge", Role: Write, At: Arg(0)},
		{Name: "KeyValue.Put", Role: Write, At: Arg(1)},
		{Name: "KeyValue.PutString", Role: Write, At: Arg(1)},
		{Name: "KeyValue.Update", Role: Write, At: Arg(1)},
		{Name: "ObjectStore.Delete", Role: Write, At: Arg(0)},
		{Name: "ObjectStore.Put", Role: Write, At: Arg(1)},
		{Name: "ObjectStore.PutBytes", Role: Write, At: Arg(1)},
		{Name: "ObjectStore.PutFile", Role: Write, At: Arg(0)},
		{Name: "ObjectStore.PutString", Role: Write, At: Arg(1)},
		{Name: "ObjectStore.UpdateMeta", Role: Write, At: Arg(1)},

		{Name: "KeyValue.Create", Role: Claim, At: Param("key")},

		{Name: "Conn.QueueSubscribe", Role: Entry, At: Param("cb"), From: Queue, Settles: Never},
		{Name: "Conn.Subscribe", Role: Entry, At: Param("cb"), From: Queue, Settles: Never},
		{Name: "EncodedConn.QueueSubscribe", Role: Entry, At: Param("cb"), From: Queue, Settles: Never},
		{Name: "EncodedConn.Subscribe", Role: Entry, At: Param("cb"), From: Queue, Settles: Never},
		{Name: "JetStream.QueueSubscribe", Role: Entry, At: Param("cb"), From: Queue, Settles: Automatic},
		{Name: "JetStream.Subscribe", Role: Entry, At: Param("cb"), From: Queue, Settles: Automatic},
		{Name: "Msg", Role: Entry, From: Queue},
		{Name: "Subscription.Fetch", Role: Entry, From: Queue},
		{Name: "Subscription.FetchBatch", Role: Entry, From: Queue},
		{Name: "Subscription.NextMsg", Role: Entry, From: Queue},
		{Name: "Subscription.NextMsgWithContext", Role: Entry, From: Queue},

		{Name: "KeyValue.Get", Role: Read},
		{Name: "KeyValue.GetRevision", Role: Read},
		{Name: "KeyValue.History", Role: Read},
		{Name: "KeyValue.Keys", Role: Read},
		{Name: "KeyValue.ListKeys", Role: Read},
		{Name: "ObjectStore.Get", Role: Read},
		{Name: "ObjectStore.GetBytes", Role: Read},
		{Name: "ObjectStore.GetFile", Role: Read},
		{Name: "ObjectStore.GetInfo", Role: Read},
		{Name: "ObjectStore.GetString", Role: Read},
		{Name: "ObjectStore.List", Role: Read},

		{Name: "JetStream.Publish", Role: Publish, At: Arg(1)},
		{Name: "JetStream.PublishAsync", Role: Publish, At: Arg(1)},
		{Name: "JetStream.PublishMsg", Role: Publish, At: Arg(0)},
		{Name: "JetStream.PublishMsgAsync", Role: Publish, At: Arg(0)},

		// Nothing keeps these: who does not listen misses them.
		{Name: "Conn.Publish", Role: Call, At: Param("data")},
		{Name: "Conn.PublishMsg", Role: Call, At: Param("m")},
		{Name: "Conn.PublishRequest", Role: Call, At: Param("data")},
		{Name: "Conn.Request", Role: Call, At: Param("data")},
		{Name: "Conn.RequestMsg", Role: Call, At: Param("msg")},
		{Name: "Conn.RequestMsgWithContext", Role: Call, At: Param("msg")},
		{Name: "Conn.RequestWithContext", Role: Call, At: Param("data")},
		{Name: "EncodedConn.Publish", Role: Call, At: Param("v")},
		{Name: "EncodedConn.PublishRequest", Role: Call, At: Param("v")},
		{Name: "EncodedConn.Request", Role: Call, At: Param("v")},
		{Name: "EncodedConn.RequestWithContext", Role: Call, At: Param("v")},

		{Name: "Msg.Respond", Role: Body, At: Param("data")},
		{Name: "Msg.RespondMsg", Role: Body, At: Param("msg")},

		{Name: "Msg.Ack", Role: Ack, At: Recv},
		{Name: "Msg.AckSync", Role: Ack, At: Recv},

		{Name: "Msg.Nak", Role: Nack, At: Recv},
		{Name: "Msg.NakWithDelay", Role: Nack, At: Recv},

		{Name: "Msg.Term", Role: Reject, At: Recv},
	},
}
