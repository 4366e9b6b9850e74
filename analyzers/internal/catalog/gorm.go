package catalog

var gorm = Library{
	Paths: []string{"gorm.io/gorm"},
	Rows: []Row{
		{Name: "DB.Exec", Role: Statement, At: Param("sql")},
		{Name: "DB.Raw", Role: Statement, At: Param("sql")},

		{Name: "DB.Transaction", Role: Run, At: Param("fc")},
	},
}
