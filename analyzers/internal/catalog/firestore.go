package catalog

var firestore = Library{
	Paths: []string{"cloud.google.com/go/firestore"},
	Rows: []Row{
		{Name: "BulkWriter.Create", Role: Write, At: Param("datum")},
		{Name: "BulkWriter.Delete", Role: Write, At: Param("doc")},
		{Name: "BulkWriter.Set", Role: Write, At: Param("datum")},
		{Name: "BulkWriter.Update", Role: Write, At: Param("updates")},
		{Name: "BulkWriterJob.Results", Role: Write, At: Recv},
		{Name: "CollectionRef.Add", Role: Write, At: Param("data")},
		{Name: "DocumentRef.Create", Role: Write, At: Param("data")},
		{Name: "DocumentRef.Delete", Role: Write, At: Recv},
		{Name: "DocumentRef.Set", Role: Write, At: Param("data")},
		{Name: "DocumentRef.Update", Role: Write, At: Param("updates")},
		{Name: "Transaction.Create", Role: Write, At: Param("data")},
		{Name: "Transaction.Delete", Role: Write, At: Param("dr")},
		{Name: "Transaction.Set", Role: Write, At: Param("data")},
		{Name: "Transaction.Update", Role: Write, At: Param("data")},

		// Run again when another transaction got in between.
		{Name: "Client.RunTransaction", Role: Retry, At: Param("f")},

		{Name: "Client.GetAll", Role: Read},
		{Name: "DocumentIterator.GetAll", Role: Read},
		{Name: "DocumentIterator.Next", Role: Read},
		{Name: "DocumentRef.Get", Role: Read},
		{Name: "Transaction.Get", Role: Read},
		{Name: "Transaction.GetAll", Role: Read},

		{Name: "WriteBatch.Commit", Role: Commit, At: Recv},
	},
}
