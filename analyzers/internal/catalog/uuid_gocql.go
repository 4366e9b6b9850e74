package catalog

var gocqlUUID = Library{
	Paths: []string{
		"github.com/gocql/gocql",
		"github.com/apache/cassandra-gocql-driver",
	},
	Rows: []Row{
		// UUIDFromTime adds a counter and the hardware's address to the time.
		{Name: "MustRandomUUID", Role: Random},
		{Name: "RandomUUID", Role: Random},
		{Name: "TimeUUID", Role: Random},
		{Name: "UUIDFromTime", Role: Random},

		{Name: "MaxTimeUUID", Role: Stable},
		{Name: "MinTimeUUID", Role: Stable},
		{Name: "ParseUUID", Role: Stable},
		{Name: "TimeUUIDWith", Role: Stable},
		{Name: "UUIDFromBytes", Role: Stable},
	},
}
