package catalog

var spanner = Library{
	Paths: []string{"cloud.google.com/go/spanner"},
	Rows: []Row{
		// Run again when the server aborts the transaction.
		{Name: "Client.ReadWriteTransaction", Role: Retry, At: Param("f")},
		{Name: "Client.ReadWriteTransactionWithOptions", Role: Retry, At: Param("f")},
	},
}
