package catalog

var goqite = Library{
	Paths: []string{
		"github.com/maragudk/goqite",
		"maragu.dev/goqite",
	},
	Rows: []Row{
		{Name: "Message.ID", Role: Message},

		{Name: "Message", Role: Entry, From: Queue},
		{Name: "Queue.Receive", Role: Entry, From: Queue},
		{Name: "Queue.ReceiveAndWait", Role: Entry, From: Queue},
		{Name: "Queue.ReceiveTx", Role: Entry, From: Queue},

		{Name: "Queue.Send", Role: Publish, At: Param("m")},
		{Name: "Queue.SendAndGetID", Role: Publish, At: Param("m")},
		{Name: "Queue.SendAndGetIDTx", Role: Publish, At: Param("m")},
		{Name: "Queue.SendTx", Role: Publish, At: Param("m")},

		{Name: "Queue.Delete", Role: Ack, At: Param("id")},
		{Name: "Queue.DeleteTx", Role: Ack, At: Param("id")},
	},
}

var goqiteJobs = Library{
	Paths: []string{
		"github.com/maragudk/goqite/jobs",
		"maragu.dev/goqite/jobs",
	},
	Rows: []Row{
		{Name: "Runner.Register", Role: Entry, At: Param("job"), From: Job},

		{Name: "Create", Role: Publish, At: Param("m")},
		{Name: "CreateTx", Role: Publish, At: Param("m")},
	},
}
