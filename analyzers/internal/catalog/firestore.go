package catalog

var firestore = Library{
	Paths: []string{"cloud.google.com/go/firestore"},
	Rows: []Row{
		// Run again when another transaction got in between.
		{Name: "Client.RunTransaction", Role: Retry, At: Param("f")},
	},
}
