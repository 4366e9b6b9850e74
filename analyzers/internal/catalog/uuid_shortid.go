package catalog

var shortID = Library{
	Paths: []string{"github.com/teris-io/shortid"},
	Rows: []Row{
		{Name: "Generate", Role: Random},
		{Name: "MustGenerate", Role: Random},
		{Name: "Shortid.Generate", Role: Random},
		{Name: "Shortid.GenerateInternal", Role: Random},
		{Name: "Shortid.MustGenerate", Role: Random},
	},
}
