package catalog

// UniqueOpts has no row: the library derives the key from the job's arguments.
var river = Library{
	Paths: []string{
		"github.com/riverqueue/river",
		"github.com/riverqueue/river/rivertype",
	},
	Rows: []Row{
		{Name: "JobRow.Attempt", Role: Delivery},
		{Name: "JobRow.AttemptedAt", Role: Delivery},
		{Name: "JobRow.AttemptedBy", Role: Delivery},

		{Name: "JobRow.CreatedAt", Role: Message},
		{Name: "JobRow.ID", Role: Message},
		{Name: "JobRow.ScheduledAt", Role: Message},

		{Name: "AddWorker", Role: Entry, At: Param("worker"), From: Job},
		{Name: "AddWorkerArgs", Role: Entry, At: Param("worker"), From: Job},
		{Name: "AddWorkerSafely", Role: Entry, At: Param("worker"), From: Job},
		{Name: "Job", Role: Entry, From: Job},
		{Name: "NewPeriodicJob", Role: Entry, At: Param("constructorFunc"), From: Schedule},
		{Name: "WorkFunc", Role: Entry, At: Param("f"), From: Job},
		{Name: "Worker.Work", Role: Entry, At: Recv, From: Job},
	},
}
