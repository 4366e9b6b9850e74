package catalog

var nuid = Library{
	Paths: []string{"github.com/nats-io/nuid"},
	Rows: []Row{
		{Name: "NUID.Next", Role: Random},
		{Name: "Next", Role: Random},
	},
}
