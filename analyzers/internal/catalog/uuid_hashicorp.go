package catalog

var hashicorpUUID = Library{
	Paths: []string{"github.com/hashicorp/go-uuid"},
	Rows: []Row{
		{Name: "GenerateRandomBytes", Role: Random},
		{Name: "GenerateUUID", Role: Random},

		{Name: "FormatUUID", Role: Stable},
		{Name: "ParseUUID", Role: Stable},

		// The reader decides.
		{Name: "GenerateRandomBytesWithReader", Role: Stable},
		{Name: "GenerateUUIDWithReader", Role: Stable},
	},
}
