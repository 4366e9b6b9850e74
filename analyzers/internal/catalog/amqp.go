package catalog

// Publishing.MessageId is no key: it is for the consumer to compare it.
var amqp = Library{
	Paths: []string{
		"github.com/rabbitmq/amqp091-go",
		"github.com/streadway/amqp",
	},
	Rows: []Row{
		{Name: "Delivery.ConsumerTag", Role: Delivery},
		{Name: "Delivery.DeliveryTag", Role: Delivery},
		{Name: "Delivery.MessageCount", Role: Delivery},
		{Name: "Delivery.Redelivered", Role: Delivery},

		{Name: "Delivery.CorrelationId", Role: Message},
		{Name: "Delivery.MessageId", Role: Message},
		{Name: "Delivery.Timestamp", Role: Message},

		{Name: "Channel.Consume", Role: Entry, From: Queue},
		{Name: "Channel.ConsumeWithContext", Role: Entry, From: Queue},
		{Name: "Channel.Get", Role: Entry, From: Queue},
		{Name: "Delivery", Role: Entry, From: Queue},

		{Name: "Channel.Publish", Role: Publish, At: Param("msg")},
		{Name: "Channel.PublishWithContext", Role: Publish, At: Param("msg")},
		{Name: "Channel.PublishWithDeferredConfirm", Role: Publish, At: Param("msg")},
		{Name: "Channel.PublishWithDeferredConfirmWithContext", Role: Publish, At: Param("msg")},

		{Name: "Channel.TxCommit", Role: Commit, At: Recv},

		{Name: "Acknowledger.Ack", Role: Ack, At: Arg(0)},
		{Name: "Delivery.Ack", Role: Ack, At: Recv},

		// A Reject asks for another delivery, too, unless it is told not to.
		{Name: "Acknowledger.Nack", Role: Nack, At: Arg(0), Named: Arg(2)},
		{Name: "Acknowledger.Reject", Role: Nack, At: Arg(0), Named: Arg(1)},
		{Name: "Delivery.Nack", Role: Nack, At: Recv, Named: Param("requeue")},
		{Name: "Delivery.Reject", Role: Nack, At: Recv, Named: Param("requeue")},

		{Name: "Channel.Consume", Role: AutoAck, At: Param("autoAck")},
		{Name: "Channel.ConsumeWithContext", Role: AutoAck, At: Param("autoAck")},
		{Name: "Channel.Get", Role: AutoAck, At: Param("autoAck")},
	},
}
