package catalog

var pgx = Library{
	Paths: []string{
		"github.com/jackc/pgx",
		"github.com/jackc/pgx/pgxpool",
	},
	Rows: []Row{
		{Name: "BeginFunc", Role: Run, At: Param("fn")},
		{Name: "BeginTxFunc", Role: Run, At: Param("fn")},
		{Name: "Conn.BeginFunc", Role: Run, At: Param("f")},
		{Name: "Conn.BeginTxFunc", Role: Run, At: Param("f")},
		{Name: "Pool.BeginFunc", Role: Run, At: Param("f")},
		{Name: "Pool.BeginTxFunc", Role: Run, At: Param("f")},
		{Name: "Tx.BeginFunc", Role: Run, At: Param("f")},
	},
}
