package catalog

var daprService = Library{
	Paths: []string{"github.com/dapr/go-sdk/service/common"},
	Rows: []Row{
		// A handler of topics asks for another delivery by its first result, and its error.
		{Name: "BindingEvent", Role: Entry, From: Queue},
		{Name: "InvocationEvent", Role: Entry, From: RPC},
		{Name: "JobEvent", Role: Entry, From: Job},
		{Name: "Service.AddBindingInvocationHandler", Role: Entry, At: Param("fn"), From: Queue},
		{Name: "Service.AddJobEventHandler", Role: Entry, At: Param("fn"), From: Job},
		{Name: "Service.AddServiceInvocationHandler", Role: Entry, At: Param("fn"), From: RPC},
		{Name: "Service.AddTopicEventHandler", Role: Entry, At: Param("fn"), From: Queue},
		{Name: "Service.AddTopicEventSubscriber", Role: Entry, At: Param("subscriber"), From: Queue},
		{Name: "TopicEvent", Role: Entry, From: Queue, Settles: Asked},
		{Name: "TopicEventSubscriber.Handle", Role: Entry, At: Recv, From: Queue},
	},
}

// A handler of topics asks for another delivery by its first result, and its error.
var daprClient = Library{
	Paths: []string{"github.com/dapr/go-sdk/client"},
	Rows: []Row{
		{Name: "Client.DeleteBulkState", Role: Write, At: Arg(2)},
		{Name: "Client.DeleteBulkStateItems", Role: Write, At: Arg(2)},
		{Name: "Client.DeleteState", Role: Write, At: Arg(2)},
		{Name: "Client.DeleteStateWithETag", Role: Write, At: Arg(2)},
		{Name: "Client.ExecuteStateTransaction", Role: Write, At: Arg(3)},
		{Name: "Client.SaveBulkState", Role: Write, At: Arg(2)},
		{Name: "Client.SaveState", Role: Write, At: Arg(3)},
		{Name: "Client.SaveStateWithETag", Role: Write, At: Arg(3)},

		{Name: "Client.GetBulkState", Role: Read},
		{Name: "Client.GetState", Role: Read},
		{Name: "Client.GetStateWithConsistency", Role: Read},
		{Name: "Client.QueryStateAlpha1", Role: Read},

		{Name: "Client.PublishEvent", Role: Publish, At: Arg(3)},
		{Name: "Client.PublishEventfromCustomContent", Role: Publish, At: Arg(3)},
		{Name: "Client.PublishEvents", Role: Publish, At: Arg(3)},

		{Name: "Client.InvokeActor", Role: Call, At: Arg(1)},
		{Name: "Client.InvokeBinding", Role: Call, At: Arg(1)},
		{Name: "Client.InvokeMethod", Role: Call, At: Arg(2)},
		{Name: "Client.InvokeMethodWithContent", Role: Call, At: Arg(4)},
		{Name: "Client.InvokeMethodWithCustomContent", Role: Call, At: Arg(5)},
		{Name: "Client.InvokeOutputBinding", Role: Call, At: Arg(1)},
	},
}
