package catalog

var googleUUID = Library{
	Paths: []string{"github.com/google/uuid"},
	Rows: []Row{
		{Name: "New", Role: Random},
		{Name: "NewString", Role: Random},
		{Name: "NewRandom", Role: Random},
		{Name: "NewUUID", Role: Random},
		{Name: "NewV7", Role: Random},

		{Name: "NewSHA1", Role: Stable},
		{Name: "NewMD5", Role: Stable},
		{Name: "Parse", Role: Stable},
		{Name: "MustParse", Role: Stable},
		{Name: "Must", Role: Stable},
	},
}
