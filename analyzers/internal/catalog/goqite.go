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
	},
}

var goqiteJobs = Library{
	Paths: []string{
		"github.com/maragudk/goqite/jobs",
		"maragu.dev/goqite/jobs",
	},
	Rows: []Row{
		{Name: "Runner.Register", Role: Entry, At: Param("job"), From: Job},
	},
}
