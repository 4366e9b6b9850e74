package catalog

var badger = Library{
	Paths: []string{"github.com/dgraph-io/badger"},
	Rows: []Row{
		{Name: "DB.Update", Role: Run, At: Param("fn")},
		{Name: "DB.View", Role: Run, At: Param("fn")},
	},
}
