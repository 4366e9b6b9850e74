package catalog

// Exec, Query and QueryRow are those of database/sql, promoted.
var sqlx = Library{
	Paths: []string{"github.com/jmoiron/sqlx"},
	Rows: []Row{
		{Name: "DB.Get", Role: Statement, At: Param("query")},
		{Name: "DB.GetContext", Role: Statement, At: Param("query")},
		{Name: "DB.MustExec", Role: Statement, At: Param("query")},
		{Name: "DB.MustExecContext", Role: Statement, At: Param("query")},
		{Name: "DB.QueryRowx", Role: Statement, At: Param("query")},
		{Name: "DB.QueryRowxContext", Role: Statement, At: Param("query")},
		{Name: "DB.Queryx", Role: Statement, At: Param("query")},
		{Name: "DB.QueryxContext", Role: Statement, At: Param("query")},
		{Name: "Tx.Get", Role: Statement, At: Param("query")},
		{Name: "Tx.GetContext", Role: Statement, At: Param("query")},
		{Name: "Tx.MustExec", Role: Statement, At: Param("query")},
		{Name: "Tx.MustExecContext", Role: Statement, At: Param("query")},
		{Name: "Tx.QueryRowx", Role: Statement, At: Param("query")},
		{Name: "Tx.QueryRowxContext", Role: Statement, At: Param("query")},
		{Name: "Tx.Queryx", Role: Statement, At: Param("query")},
		{Name: "Tx.QueryxContext", Role: Statement, At: Param("query")},
	},
}
