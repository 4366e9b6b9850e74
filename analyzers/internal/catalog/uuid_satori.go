package catalog

var satoriUUID = Library{
	Paths: []string{"github.com/satori/go.uuid"},
	Rows: []Row{
		{Name: "NewV1", Role: Random},
		{Name: "NewV2", Role: Random},
		{Name: "NewV4", Role: Random},

		{Name: "FromBytes", Role: Stable},
		{Name: "FromBytesOrNil", Role: Stable},
		{Name: "FromString", Role: Stable},
		{Name: "FromStringOrNil", Role: Stable},
		{Name: "Must", Role: Stable},
		{Name: "NewV3", Role: Stable},
		{Name: "NewV5", Role: Stable},
	},
}
