package catalog

// An event's ID is no key: brokers carry it, and it is for the consumer to compare it.
var cloudEvents = Library{
	Paths: []string{
		"github.com/cloudevents/sdk-go",
		"github.com/cloudevents/sdk-go/client",
		"github.com/cloudevents/sdk-go/event",
	},
	Rows: []Row{
		{Name: "Event.ID", Role: Message},
		{Name: "Event.Source", Role: Message},
		{Name: "Event.Time", Role: Message},

		{Name: "Client.StartReceiver", Role: Entry, At: Param("fn"), From: Queue},
		{Name: "Event", Role: Entry, From: Queue},

		{Name: "Client.Send", Role: Publish, At: Arg(1)},

		{Name: "Client.Request", Role: Call, At: Arg(1)},
	},
}
