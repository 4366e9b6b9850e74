package catalog

var goCloudPubSub = Library{
	Paths: []string{"gocloud.dev/pubsub"},
	Rows: []Row{
		{Name: "Message.LoggableID", Role: Message},

		{Name: "Message", Role: Entry, From: Queue},
		{Name: "Subscription.Receive", Role: Entry, From: Queue},

		{Name: "Topic.Send", Role: Publish, At: Param("m")},

		{Name: "Message.Ack", Role: Ack, At: Recv},

		{Name: "Message.Nack", Role: Nack, At: Recv},
	},
}
