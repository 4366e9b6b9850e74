package catalog

var mqtt = Library{
	Paths: []string{"github.com/eclipse/paho.mqtt.golang"},
	Rows: []Row{
		// A message is acknowledged when its callback returns, unless that is disabled.
		{Name: "Client.AddRoute", Role: Entry, At: Arg(1), From: Queue, Settles: Never},
		{Name: "Client.Subscribe", Role: Entry, At: Arg(2), From: Queue, Settles: Never},
		{Name: "Client.SubscribeMultiple", Role: Entry, At: Arg(1), From: Queue, Settles: Never},
		{Name: "Message", Role: Entry, From: Queue},

		{Name: "Client.Publish", Role: Publish, At: Arg(3)},

		{Name: "Message.Ack", Role: Ack, At: Recv},
	},
}
