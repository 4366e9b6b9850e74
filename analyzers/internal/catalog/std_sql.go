package catalog

// What a statement does is in its text; prepared statements are followed to
// where they were prepared by nobody yet.
var stdSQL = Library{
	Paths: []string{"database/sql"},
	Rows: []Row{
		{Name: "Conn.ExecContext", Role: Statement, At: Param("query")},
		{Name: "Conn.QueryContext", Role: Statement, At: Param("query")},
		{Name: "Conn.QueryRowContext", Role: Statement, At: Param("query")},
		{Name: "DB.Exec", Role: Statement, At: Param("query")},
		{Name: "DB.ExecContext", Role: Statement, At: Param("query")},
		{Name: "DB.Query", Role: Statement, At: Param("query")},
		{Name: "DB.QueryContext", Role: Statement, At: Param("query")},
		{Name: "DB.QueryRow", Role: Statement, At: Param("query")},
		{Name: "DB.QueryRowContext", Role: Statement, At: Param("query")},
		{Name: "Tx.Exec", Role: Statement, At: Param("query")},
		{Name: "Tx.ExecContext", Role: Statement, At: Param("query")},
		{Name: "Tx.Query", Role: Statement, At: Param("query")},
		{Name: "Tx.QueryContext", Role: Statement, At: Param("query")},
		{Name: "Tx.QueryRow", Role: Statement, At: Param("query")},
		{Name: "Tx.QueryRowContext", Role: Statement, At: Param("query")},

		{Name: "Tx.Commit", Role: Commit, At: Recv},
	},
}
