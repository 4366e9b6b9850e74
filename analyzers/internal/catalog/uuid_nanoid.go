package catalog

var nanoid = Library{
	Paths: []string{"github.com/matoous/go-nanoid"},
	Rows: []Row{
		{Name: "Generate", Role: Random},
		{Name: "ID", Role: Random},
		{Name: "Must", Role: Random},
		{Name: "MustGenerate", Role: Random},
		{Name: "MustID", Role: Random},
		{Name: "Nanoid", Role: Random},
		{Name: "New", Role: Random},
	},
}

// The results are functions that make identifiers.
var jaevorNanoid = Library{
	Paths: []string{"github.com/jaevor/go-nanoid"},
	Rows: []Row{
		{Name: "ASCII", Role: Random},
		{Name: "Canonic", Role: Random},
		{Name: "Custom", Role: Random},
		{Name: "CustomASCII", Role: Random},
		{Name: "CustomUnicode", Role: Random},
		{Name: "MustCustomASCII", Role: Random},
		{Name: "Standard", Role: Random},
	},
}
