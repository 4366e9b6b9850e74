package catalog

var gocron = Library{
	Paths: []string{"github.com/go-co-op/gocron"},
	Rows: []Row{
		{Name: "NewTask", Role: Entry, At: Param("function"), From: Schedule},
		{Name: "Scheduler.Do", Role: Entry, At: Param("jobFun"), From: Schedule},
		{Name: "Scheduler.DoWithJobDetails", Role: Entry, At: Param("jobFun"), From: Schedule},
	},
}
