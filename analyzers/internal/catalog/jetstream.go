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

		{Name: "KeyValue.Delete", Role: Write, At: Arg(1)},
		{Name: "KeyValue.Purge", Role: Write, At: Arg(1)},
		{Name: "KeyValue.Put", Role: Write, At: Arg(2)},
		{Name: "KeyValue.PutString", Role: Write, At: Arg(2)},
		{Name: "KeyValue.Update", Role: Write, At: Arg(2)},
		{Name: "ObjectStore.Delete", Role: Write, At: Arg(1)},
		{Name: "ObjectStore.Put", Role: Write, At: Arg(2)},
		{Name: "ObjectStore.PutBytes", Role: Write, At: Arg(2)},
		{Name: "ObjectStore.PutFile", Role: Write, At: Arg(1)},
		{Name: "ObjectStore.PutString", Role: Write, At: Arg(2)},
		{Name: "ObjectStore.UpdateMeta", Role: Write, At: Arg(2)},

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

		{Name: "KeyValue.Get", Role: Read},
		{Name: "KeyValue.GetRevision", Role: Read},
		{Name: "KeyValue.History", Role: Read},
		{Name: "KeyValue.Keys", Role: Read},
		{Name: "KeyValue.ListKeys", Role: Read},
		{Name: "KeyValue.ListKeysFiltered", Role: Read},
		{Name: "ObjectStore.Get", Role: Read},
		{Name: "ObjectStore.GetBytes", Role: Read},
		{Name: "ObjectStore.GetFile", Role: Read},
		{Name: "ObjectStore.GetInfo", Role: Read},
		{Name: "ObjectStore.GetString", Role: Read},
		{Name: "ObjectStore.List", Role: Read},

		{Name: "Publisher.Publish", Role: Publish, At: Arg(2)},
		{Name: "Publisher.PublishAsync", Role: Publish, At: Arg(1)},
		{Name: "Publisher.PublishMsg", Role: Publish, At: Arg(1)},
		{Name: "Publisher.PublishMsgAsync", Role: Publish, At: Arg(0)},

		{Name: "Msg.Ack", Role: Ack, At: Recv},
		{Name: "Msg.DoubleAck", Role: Ack, At: Recv},

		{Name: "Msg.Nak", Role: Nack, At: Recv},
		{Name: "Msg.NakWithDelay", Role: Nack, At: Recv},

		{Name: "Msg.Term", Role: Reject, At: Recv},
		{Name: "Msg.TermWithReason", Role: Reject, At: Recv},
	},
}
