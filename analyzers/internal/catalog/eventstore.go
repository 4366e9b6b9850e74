package catalog

// A catch-up subscription begins again at the last checkpoint, a persistent one
// with what has not been acknowledged.
var eventStore = Library{
	Paths: []string{"github.com/EventStore/EventStore-Client-Go/esdb"},
	Rows: []Row{
		{Name: "RecordedEvent.EventID", Role: Message},

		{Name: "PersistentSubscription.Recv", Role: Entry, From: Queue},
		{Name: "Subscription.Recv", Role: Entry, From: Queue},
	},
}
