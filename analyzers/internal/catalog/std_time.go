package catalog

// Tickers are no entries: a tick delivers nothing.
var stdTime = Library{
	Paths: []string{"time"},
	Rows: []Row{
		{Name: "Now", Role: Clock},
		{Name: "Since", Role: Clock},
		{Name: "Until", Role: Clock},

		// Their channels deliver the time.
		{Name: "After", Role: Clock},
		{Name: "NewTicker", Role: Clock},
		{Name: "NewTimer", Role: Clock},
		{Name: "Tick", Role: Clock},

		{Name: "Date", Role: Stable},
		{Name: "Parse", Role: Stable},
		{Name: "ParseInLocation", Role: Stable},
		{Name: "Unix", Role: Stable},
		{Name: "UnixMicro", Role: Stable},
		{Name: "UnixMilli", Role: Stable},

		{Name: "AfterFunc", Role: Run, At: Param("f")},
	},
}
