package catalog

// Messages are declared in the internal package; the public names are aliases.
var googlePubSub = Library{
	Paths: []string{
		"cloud.google.com/go/pubsub",
		"cloud.google.com/go/internal/pubsub",
	},
	Rows: []Row{
		{Name: "Message.DeliveryAttempt", Role: Delivery},

		{Name: "Message.ID", Role: Message},
		{Name: "Message.PublishTime", Role: Message},

		{Name: "Message.OrderingKey", Role: Group},

		{Name: "Message", Role: Entry, From: Queue},
		{Name: "Subscriber.Receive", Role: Entry, At: Param("f"), From: Queue},
		{Name: "Subscription.Receive", Role: Entry, At: Param("f"), From: Queue},

		// The service has the message when Get says so.
		{Name: "PublishResult.Get", Role: Publish, At: Recv},
		{Name: "Publisher.Publish", Role: Publish, At: Param("msg")},
		{Name: "Topic.Publish", Role: Publish, At: Param("msg")},

		{Name: "Message.Ack", Role: Ack, At: Recv},
		{Name: "Message.AckWithResult", Role: Ack, At: Recv},

		{Name: "Message.Nack", Role: Nack, At: Recv},
		{Name: "Message.NackWithResult", Role: Nack, At: Recv},
	},
}
