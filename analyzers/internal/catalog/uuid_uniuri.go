package catalog

var uniuri = Library{
	Paths: []string{"github.com/dchest/uniuri"},
	Rows: []Row{
		{Name: "New", Role: Random},
		{Name: "NewLen", Role: Random},
		{Name: "NewLenChars", Role: Random},
		{Name: "NewLenCharsBytes", Role: Random},
	},
}
