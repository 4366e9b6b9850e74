package catalog

var gorm = Library{
	Paths: []string{"gorm.io/gorm"},
	Rows: []Row{
		{Name: "DB.Transaction", Role: Run, At: Param("fc")},
	},
}
