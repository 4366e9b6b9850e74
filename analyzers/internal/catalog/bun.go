package catalog

var bun = Library{
	Paths: []string{"github.com/uptrace/bun"},
	Rows: []Row{
		{Name: "Conn.RunInTx", Role: Run, At: Param("fn")},
		{Name: "DB.RunInTx", Role: Run, At: Param("fn")},
		{Name: "Tx.RunInTx", Role: Run, At: Param("fn")},
	},
}
