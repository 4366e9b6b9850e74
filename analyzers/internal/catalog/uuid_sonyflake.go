package catalog

var sonyflake = Library{
	Paths: []string{"github.com/sony/sonyflake"},
	Rows: []Row{
		{Name: "Sonyflake.NextID", Role: Random},

		{Name: "Decompose", Role: Stable},
		{Name: "ElapsedTime", Role: Stable},
		{Name: "MachineID", Role: Stable},
		{Name: "SequenceNumber", Role: Stable},
	},
}
