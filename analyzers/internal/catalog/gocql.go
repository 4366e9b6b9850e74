package catalog

var gocql = Library{
	Paths: []string{
		"github.com/gocql/gocql",
		"github.com/apache/cassandra-gocql-driver",
	},
	Rows: []Row{
		{Name: "Batch.Exec", Role: Write, At: Recv},
		{Name: "Batch.ExecCAS", Role: Write, At: Recv},
		{Name: "Batch.ExecCASContext", Role: Write, At: Recv},
		{Name: "Batch.ExecContext", Role: Write, At: Recv},
		{Name: "Batch.MapExecCAS", Role: Write, At: Recv},
		{Name: "Batch.MapExecCASContext", Role: Write, At: Recv},
		{Name: "Query.Exec", Role: Write, At: Recv},
		{Name: "Query.ExecContext", Role: Write, At: Recv},
		{Name: "Query.MapScanCAS", Role: Write, At: Recv},
		{Name: "Query.MapScanCASContext", Role: Write, At: Recv},
		{Name: "Query.ScanCAS", Role: Write, At: Recv},
		{Name: "Query.ScanCASContext", Role: Write, At: Recv},
		{Name: "Session.ExecuteBatch", Role: Write, At: Param("batch")},
		{Name: "Session.ExecuteBatchCAS", Role: Write, At: Param("batch")},
		{Name: "Session.MapExecuteBatchCAS", Role: Write, At: Param("batch")},

		{Name: "Batch.Bind", Role: Statement, At: Param("stmt")},
		{Name: "Batch.Query", Role: Statement, At: Param("stmt")},
		{Name: "Session.Bind", Role: Statement, At: Param("stmt")},
		{Name: "Session.Query", Role: Statement, At: Param("stmt")},

		{Name: "Iter.Close", Role: Read},
		{Name: "Query.Iter", Role: Read},
		{Name: "Query.IterContext", Role: Read},
		{Name: "Query.MapScan", Role: Read},
		{Name: "Query.MapScanContext", Role: Read},
		{Name: "Query.Scan", Role: Read},
		{Name: "Query.ScanContext", Role: Read},
	},
}
