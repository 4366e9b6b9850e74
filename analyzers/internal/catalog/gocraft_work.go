package catalog

var gocraftWork = Library{
	Paths: []string{"github.com/gocraft/work"},
	Rows: []Row{
		{Name: "Job", Role: Entry, From: Job},
		{Name: "WorkerPool.Job", Role: Entry, At: Arg(1), From: Job},
		{Name: "WorkerPool.JobWithOptions", Role: Entry, At: Arg(2), From: Job},

		{Name: "Enqueuer.Enqueue", Role: Publish, At: Arg(1)},
		{Name: "Enqueuer.EnqueueIn", Role: Publish, At: Arg(2)},
		{Name: "Enqueuer.EnqueueUnique", Role: Publish, At: Arg(1)},
		{Name: "Enqueuer.EnqueueUniqueIn", Role: Publish, At: Arg(2)},
	},
}
