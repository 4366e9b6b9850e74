package catalog

var xid = Library{
	Paths: []string{"github.com/rs/xid"},
	Rows: []Row{
		// NewWithTime adds a counter to the time.
		{Name: "New", Role: Random},
		{Name: "NewWithTime", Role: Random},

		{Name: "FromBytes", Role: Stable},
		{Name: "FromString", Role: Stable},
		{Name: "NilID", Role: Stable},
	},
}
