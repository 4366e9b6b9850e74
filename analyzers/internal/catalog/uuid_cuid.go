package catalog

var cuid = Library{
	Paths: []string{"github.com/lucsky/cuid"},
	Rows: []Row{
		{Name: "New", Role: Random},
		{Name: "NewCrypto", Role: Random},
		{Name: "Slug", Role: Random},
	},
}

var cuid2 = Library{
	Paths: []string{"github.com/nrednav/cuid2"},
	Rows: []Row{
		// A variable of function type.
		{Name: "Generate", Role: Random},

		// The result is a function that makes identifiers.
		{Name: "Init", Role: Random},
	},
}
