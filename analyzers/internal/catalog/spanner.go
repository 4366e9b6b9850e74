package catalog

var spanner = Library{
	Paths: []string{"cloud.google.com/go/spanner"},
	Rows: []Row{
		{Name: "Client.Apply", Role: Write, At: Param("ms")},
		{Name: "Client.PartitionedUpdate", Role: Write, At: Param("statement")},
		{Name: "Client.PartitionedUpdateWithOptions", Role: Write, At: Param("statement")},
		{Name: "ReadWriteStmtBasedTransaction.BufferWrite", Role: Write, At: Param("ms")},
		{Name: "ReadWriteTransaction.BatchUpdate", Role: Write, At: Param("stmts")},
		{Name: "ReadWriteTransaction.BatchUpdateWithOptions", Role: Write, At: Param("stmts")},
		{Name: "ReadWriteTransaction.BufferWrite", Role: Write, At: Param("ms")},
		{Name: "ReadWriteTransaction.Update", Role: Write, At: Param("stmt")},
		{Name: "ReadWriteTransaction.UpdateWithOptions", Role: Write, At: Param("stmt")},

		// Run again when the server aborts the transaction.
		{Name: "Client.ReadWriteTransaction", Role: Retry, At: Param("f")},
		{Name: "Client.ReadWriteTransactionWithOptions", Role: Retry, At: Param("f")},

		{Name: "ReadOnlyTransaction.Query", Role: Read},
		{Name: "ReadOnlyTransaction.QueryWithOptions", Role: Read},
		{Name: "ReadOnlyTransaction.QueryWithStats", Role: Read},
		{Name: "ReadOnlyTransaction.Read", Role: Read},
		{Name: "ReadOnlyTransaction.ReadRow", Role: Read},
		{Name: "ReadOnlyTransaction.ReadRowUsingIndex", Role: Read},
		{Name: "ReadOnlyTransaction.ReadRowWithOptions", Role: Read},
		{Name: "ReadOnlyTransaction.ReadUsingIndex", Role: Read},
		{Name: "ReadOnlyTransaction.ReadWithOptions", Role: Read},
		{Name: "RowIterator.Do", Role: Read},
		{Name: "RowIterator.Next", Role: Read},

		{Name: "ReadWriteStmtBasedTransaction.Commit", Role: Commit, At: Recv},
		{Name: "ReadWriteStmtBasedTransaction.CommitWithReturnResp", Role: Commit, At: Recv},
	},
}
