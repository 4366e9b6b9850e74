package catalog

var datastore = Library{
	Paths: []string{"cloud.google.com/go/datastore"},
	Rows: []Row{
		// Run again when another transaction got in between.
		{Name: "Client.RunInTransaction", Role: Retry, At: Param("f")},
	},
}
