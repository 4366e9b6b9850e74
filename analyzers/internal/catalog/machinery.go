package catalog

var machinery = Library{
	Paths: []string{
		"github.com/RichardKnop/machinery",
		"github.com/RichardKnop/machinery/tasks",
	},
	Rows: []Row{
		{Name: "Signature.RetryCount", Role: Delivery},
		{Name: "Signature.SQSReceiptHandle", Role: Delivery},

		// Made up at random when empty.
		{Name: "Signature.UUID", Role: Key, Tier: Naming},

		{Name: "Signature.BrokerMessageGroupId", Role: Group},

		{Name: "Server.RegisterTask", Role: Entry, At: Arg(1), From: Job},
		{Name: "Server.RegisterTasks", Role: Entry, At: Arg(0), From: Job},

		{Name: "Server.SendChain", Role: Publish, At: Arg(0)},
		{Name: "Server.SendChainWithContext", Role: Publish, At: Arg(1)},
		{Name: "Server.SendChord", Role: Publish, At: Arg(0)},
		{Name: "Server.SendChordWithContext", Role: Publish, At: Arg(1)},
		{Name: "Server.SendGroup", Role: Publish, At: Arg(0)},
		{Name: "Server.SendGroupWithContext", Role: Publish, At: Arg(1)},
		{Name: "Server.SendTask", Role: Publish, At: Arg(0)},
		{Name: "Server.SendTaskWithContext", Role: Publish, At: Arg(1)},
	},
}
