package catalog

var robfigCron = Library{
	Paths: []string{"github.com/robfig/cron"},
	Rows: []Row{
		{Name: "Cron.AddFunc", Role: Entry, At: Param("cmd"), From: Schedule},
		{Name: "Cron.AddJob", Role: Entry, At: Param("cmd"), From: Schedule},
		{Name: "Cron.Schedule", Role: Entry, At: Param("cmd"), From: Schedule},
		{Name: "Job.Run", Role: Entry, At: Recv, From: Schedule},
	},
}
