package catalog

var snowflake = Library{
	Paths: []string{"github.com/bwmarrin/snowflake"},
	Rows: []Row{
		{Name: "Node.Generate", Role: Random},

		{Name: "ParseBase2", Role: Stable},
		{Name: "ParseBase32", Role: Stable},
		{Name: "ParseBase36", Role: Stable},
		{Name: "ParseBase58", Role: Stable},
		{Name: "ParseBase64", Role: Stable},
		{Name: "ParseBytes", Role: Stable},
		{Name: "ParseInt64", Role: Stable},
		{Name: "ParseString", Role: Stable},
	},
}
