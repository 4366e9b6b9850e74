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
	},
}
