package catalog

var shortUUID = Library{
	Paths: []string{"github.com/lithammer/shortuuid"},
	Rows: []Row{
		{Name: "New", Role: Random},
		{Name: "NewWithAlphabet", Role: Random},
		{Name: "NewWithEncoder", Role: Random},

		// Random if the name is empty.
		{Name: "NewWithNamespace", Role: Stable},
	},
}
