package catalog

// Hostname is no source: a host keeps its name.
var stdOS = Library{
	Paths: []string{"os"},
	Rows: []Row{
		// One for each process.
		{Name: "Getpid", Role: Random},
		{Name: "Getppid", Role: Random},

		// Their names are random.
		{Name: "CreateTemp", Role: Random},
		{Name: "MkdirTemp", Role: Random},

		{Name: "Rename", Role: Write, At: Param("newpath")},
		{Name: "WriteFile", Role: Write, At: Param("data")},
	},
}

var stdRuntime = Library{
	Paths: []string{"runtime"},
	Rows: []Row{
		{Name: "NumGoroutine", Role: Random},
	},
}
