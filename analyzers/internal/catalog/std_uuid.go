package catalog

var stdUUID = Library{
	Paths: []string{"uuid"},
	Rows: []Row{
		{Name: "New", Role: Random},
		{Name: "NewV4", Role: Random},
		{Name: "NewV7", Role: Random},

		{Name: "Max", Role: Stable},
		{Name: "MustParse", Role: Stable},
		{Name: "Nil", Role: Stable},
		{Name: "Parse", Role: Stable},
	},
}
