package catalog

var faktoryWorker = Library{
	Paths: []string{"github.com/contribsys/faktory_worker_go"},
	Rows: []Row{
		{Name: "Manager.Register", Role: Entry, At: Arg(1), From: Job},
	},
}

var faktoryClient = Library{
	Paths: []string{"github.com/contribsys/faktory/client"},
	Rows: []Row{
		{Name: "RandomJid", Role: Random},

		{Name: "Client.Push", Role: Publish, At: Arg(0)},
	},
}
