package catalog

// WithKeys sets keys to search by: the broker does not compare them.
var rocketMQ = Library{
	Paths: []string{
		"github.com/apache/rocketmq-client-go",
		"github.com/apache/rocketmq-client-go/primitive",
	},
	Rows: []Row{
		{Name: "MessageExt.ReconsumeTimes", Role: Delivery},

		{Name: "MessageExt.MsgId", Role: Message},
		{Name: "MessageExt.OffsetMsgId", Role: Message},
		{Name: "MessageExt.QueueOffset", Role: Message},

		{Name: "Message.WithShardingKey", Role: Group, At: Param("key")},

		{Name: "MessageExt", Role: Entry, From: Queue},
		{Name: "PushConsumer.Subscribe", Role: Entry, At: Param("f"), From: Queue},

		{Name: "Producer.SendAsync", Role: Publish, At: Arg(2)},
		{Name: "Producer.SendOneWay", Role: Publish, At: Arg(1)},
		{Name: "Producer.SendSync", Role: Publish, At: Arg(1)},
		{Name: "TransactionProducer.SendMessageInTransaction", Role: Publish, At: Arg(1)},

		{Name: "Producer.Request", Role: Call, At: Param("msg")},
	},
}

// What a callback returns: a constant stands for the message.
var rocketMQConsumer = Library{
	Paths: []string{"github.com/apache/rocketmq-client-go/consumer"},
	Rows: []Row{
		{Name: "ConsumeRetryLater", Role: Nack, At: Recv},
		{Name: "Rollback", Role: Nack, At: Recv},
		{Name: "SuspendCurrentQueueAMoment", Role: Nack, At: Recv},
	},
}
