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
	},
}
