package catalog

var goCloudPubSub = Library{
	Paths: []string{"gocloud.dev/pubsub"},
	Rows: []Row{
		{Name: "Message.LoggableID", Role: Message},

		{Name: "Message", Role: Entry, From: Queue},
		{Name: "Subscription.Receive", Role: Entry, From: Queue},
	},
}
