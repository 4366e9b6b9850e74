package catalog

var clickHouse = Library{
	Paths: []string{"github.com/ClickHouse/clickhouse-go/lib/driver"},
	Rows: []Row{
		{Name: "Batch.Send", Role: Write, At: Recv},

		{Name: "Conn.AsyncInsert", Role: Statement, At: Param("query")},
		{Name: "Conn.Exec", Role: Statement, At: Param("query")},
		{Name: "Conn.Query", Role: Statement, At: Param("query")},
		{Name: "Conn.QueryRow", Role: Statement, At: Param("query")},
		{Name: "Conn.Select", Role: Statement, At: Param("query")},
	},
}
