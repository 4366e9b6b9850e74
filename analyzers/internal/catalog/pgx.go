package catalog

var pgx = Library{
	Paths: []string{
		"github.com/jackc/pgx",
		"github.com/jackc/pgx/pgxpool",
	},
	Rows: []Row{
		{Name: "BatchResults.Exec", Role: Write, At: Recv},
		{Name: "Conn.CopyFrom", Role: Write, At: Param("rowSrc")},
		{Name: "Pool.CopyFrom", Role: Write, At: Param("rowSrc")},
		{Name: "Tx.CopyFrom", Role: Write, At: Param("rowSrc")},

		{Name: "Conn.Exec", Role: Statement, At: Param("sql")},
		{Name: "Conn.Query", Role: Statement, At: Param("sql")},
		{Name: "Conn.QueryFunc", Role: Statement, At: Param("sql")},
		{Name: "Conn.QueryRow", Role: Statement, At: Param("sql")},
		{Name: "Pool.Exec", Role: Statement, At: Param("sql")},
		{Name: "Pool.Query", Role: Statement, At: Param("sql")},
		{Name: "Pool.QueryFunc", Role: Statement, At: Param("sql")},
		{Name: "Pool.QueryRow", Role: Statement, At: Param("sql")},
		{Name: "Tx.Exec", Role: Statement, At: Param("sql")},
		{Name: "Tx.Query", Role: Statement, At: Param("sql")},
		{Name: "Tx.QueryFunc", Role: Statement, At: Param("sql")},
		{Name: "Tx.QueryRow", Role: Statement, At: Param("sql")},

		{Name: "BeginFunc", Role: Run, At: Param("fn")},
		{Name: "BeginTxFunc", Role: Run, At: Param("fn")},
		{Name: "Conn.BeginFunc", Role: Run, At: Param("f")},
		{Name: "Conn.BeginTxFunc", Role: Run, At: Param("f")},
		{Name: "Pool.BeginFunc", Role: Run, At: Param("f")},
		{Name: "Pool.BeginTxFunc", Role: Run, At: Param("f")},
		{Name: "Tx.BeginFunc", Role: Run, At: Param("f")},

		{Name: "BatchResults.Query", Role: Read},
		{Name: "BatchResults.QueryRow", Role: Read},

		{Name: "Tx.Commit", Role: Commit, At: Recv},
	},
}
