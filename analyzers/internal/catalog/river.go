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

		{Name: "Client.JobCancel", Role: Write, At: Param("jobID")},
		{Name: "Client.JobCancelTx", Role: Write, At: Param("jobID")},
		{Name: "Client.JobDelete", Role: Write, At: Param("id")},
		{Name: "Client.JobDeleteTx", Role: Write, At: Param("id")},
		{Name: "Client.JobRetry", Role: Write, At: Param("id")},
		{Name: "Client.JobRetryTx", Role: Write, At: Param("id")},
		{Name: "Client.JobUpdate", Role: Write, At: Param("params")},
		{Name: "Client.JobUpdateTx", Role: Write, At: Param("params")},

		{Name: "AddWorker", Role: Entry, At: Param("worker"), From: Job},
		{Name: "AddWorkerArgs", Role: Entry, At: Param("worker"), From: Job},
		{Name: "AddWorkerSafely", Role: Entry, At: Param("worker"), From: Job},
		{Name: "Job", Role: Entry, From: Job},
		{Name: "NewPeriodicJob", Role: Entry, At: Param("constructorFunc"), From: Schedule},
		{Name: "WorkFunc", Role: Entry, At: Param("f"), From: Job},
		{Name: "Worker.Work", Role: Entry, At: Recv, From: Job},

		{Name: "Client.JobGet", Role: Read},
		{Name: "Client.JobGetTx", Role: Read},
		{Name: "Client.JobList", Role: Read},
		{Name: "Client.JobListTx", Role: Read},

		{Name: "Client.Insert", Role: Publish, At: Param("args")},
		{Name: "Client.InsertMany", Role: Publish, At: Param("params")},
		{Name: "Client.InsertManyFast", Role: Publish, At: Param("params")},
		{Name: "Client.InsertManyFastTx", Role: Publish, At: Param("params")},
		{Name: "Client.InsertManyTx", Role: Publish, At: Param("params")},
		{Name: "Client.InsertTx", Role: Publish, At: Param("args")},

		{Name: "JobCompleteTx", Role: Ack, At: Param("job")},
	},
}
