package catalog

var gocraftWork = Library{
	Paths: []string{"github.com/gocraft/work"},
	Rows: []Row{
		{Name: "Job", Role: Entry, From: Job},
		{Name: "WorkerPool.Job", Role: Entry, At: Arg(1), From: Job},
		{Name: "WorkerPool.JobWithOptions", Role: Entry, At: Arg(2), From: Job},
	},
}
