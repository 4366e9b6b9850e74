package catalog

var ulid = Library{
	Paths: []string{"github.com/oklog/ulid"},
	Rows: []Row{
		{Name: "Now", Role: Clock},

		{Name: "DefaultEntropy", Role: Random},
		{Name: "Make", Role: Random},
		{Name: "MustNewDefault", Role: Random},

		{Name: "MaxTime", Role: Stable},
		{Name: "MustParse", Role: Stable},
		{Name: "MustParseStrict", Role: Stable},
		{Name: "Parse", Role: Stable},
		{Name: "ParseStrict", Role: Stable},
		{Name: "Time", Role: Stable},
		{Name: "Timestamp", Role: Stable},

		// Time and entropy are operands: with a reader over a hash the result is the same again.
		{Name: "Monotonic", Role: Stable},
		{Name: "MustNew", Role: Stable},
		{Name: "New", Role: Stable},
	},
}
