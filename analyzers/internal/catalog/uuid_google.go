package catalog

// NodeID is no source: a host keeps it.
var googleUUID = Library{
	Paths: []string{"github.com/google/uuid"},
	Rows: []Row{
		{Name: "GetTime", Role: Clock},

		{Name: "ClockSequence", Role: Random},
		{Name: "New", Role: Random},
		{Name: "NewDCEGroup", Role: Random},
		{Name: "NewDCEPerson", Role: Random},
		{Name: "NewDCESecurity", Role: Random},
		{Name: "NewRandom", Role: Random},
		{Name: "NewString", Role: Random},
		{Name: "NewUUID", Role: Random},
		{Name: "NewV6", Role: Random},
		{Name: "NewV7", Role: Random},
		{Name: "NewV7FromReader", Role: Random},

		{Name: "FromBytes", Role: Stable},
		{Name: "Must", Role: Stable},
		{Name: "MustParse", Role: Stable},
		{Name: "NewHash", Role: Stable},
		{Name: "NewMD5", Role: Stable},
		{Name: "NewSHA1", Role: Stable},
		{Name: "Parse", Role: Stable},
		{Name: "ParseBytes", Role: Stable},
		{Name: "Validate", Role: Stable},

		// The reader decides.
		{Name: "NewRandomFromReader", Role: Stable},
	},
}
