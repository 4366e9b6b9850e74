package catalog

var quartz = Library{
	Paths: []string{"github.com/reugn/go-quartz/quartz"},
	Rows: []Row{
		{Name: "Job.Execute", Role: Entry, At: Recv, From: Schedule},
	},
}
