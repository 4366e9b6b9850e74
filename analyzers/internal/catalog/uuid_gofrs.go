package catalog

// Gen implements Generator.
var gofrsUUID = Library{
	Paths: []string{"github.com/gofrs/uuid"},
	Rows: []Row{
		// Those that are given a time add randomness or a counter to it.
		{Name: "Gen.NewV1", Role: Random},
		{Name: "Gen.NewV4", Role: Random},
		{Name: "Gen.NewV6", Role: Random},
		{Name: "Gen.NewV7", Role: Random},
		{Name: "Generator.NewV1", Role: Random},
		{Name: "Generator.NewV1AtTime", Role: Random},
		{Name: "Generator.NewV4", Role: Random},
		{Name: "Generator.NewV6", Role: Random},
		{Name: "Generator.NewV6AtTime", Role: Random},
		{Name: "Generator.NewV7", Role: Random},
		{Name: "Generator.NewV7AtTime", Role: Random},
		{Name: "NewV1", Role: Random},
		{Name: "NewV1AtTime", Role: Random},
		{Name: "NewV4", Role: Random},
		{Name: "NewV6", Role: Random},
		{Name: "NewV6AtTime", Role: Random},
		{Name: "NewV7", Role: Random},
		{Name: "NewV7AtTime", Role: Random},

		{Name: "FromBytes", Role: Stable},
		{Name: "FromBytesOrNil", Role: Stable},
		{Name: "FromString", Role: Stable},
		{Name: "FromStringOrNil", Role: Stable},
		{Name: "Generator.NewV3", Role: Stable},
		{Name: "Generator.NewV5", Role: Stable},
		{Name: "Must", Role: Stable},
		{Name: "NewV3", Role: Stable},
		{Name: "NewV5", Role: Stable},
		{Name: "TimestampFromV1", Role: Stable},
		{Name: "TimestampFromV6", Role: Stable},
		{Name: "TimestampFromV7", Role: Stable},
	},
}
