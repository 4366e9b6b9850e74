package catalog

var ksuid = Library{
	Paths: []string{"github.com/segmentio/ksuid"},
	Rows: []Row{
		{Name: "New", Role: Random},
		{Name: "NewRandom", Role: Random},
		{Name: "NewRandomWithTime", Role: Random},

		{Name: "FromBytes", Role: Stable},
		{Name: "FromParts", Role: Stable},
		{Name: "Parse", Role: Stable},
	},
}
