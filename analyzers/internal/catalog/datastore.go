package catalog

var datastore = Library{
	Paths: []string{"cloud.google.com/go/datastore"},
	Rows: []Row{
		{Name: "Client.Delete", Role: Write, At: Param("key")},
		{Name: "Client.DeleteMulti", Role: Write, At: Param("keys")},
		{Name: "Client.Mutate", Role: Write, At: Param("muts")},
		{Name: "Client.Put", Role: Write, At: Param("src")},
		{Name: "Client.PutMulti", Role: Write, At: Param("src")},
		{Name: "Client.PutMultiWithOptions", Role: Write, At: Param("reqs")},
		{Name: "Client.PutWithOptions", Role: Write, At: Param("req")},
		{Name: "Transaction.Delete", Role: Write, At: Param("key")},
		{Name: "Transaction.DeleteMulti", Role: Write, At: Param("keys")},
		{Name: "Transaction.Mutate", Role: Write, At: Param("muts")},
		{Name: "Transaction.Put", Role: Write, At: Param("src")},
		{Name: "Transaction.PutMulti", Role: Write, At: Param("src")},
		{Name: "Transaction.PutMultiWithOptions", Role: Write, At: Param("reqs")},
		{Name: "Transaction.PutWithOptions", Role: Write, At: Param("req")},

		// Run again when another transaction got in between.
		{Name: "Client.RunInTransaction", Role: Retry, At: Param("f")},

		{Name: "Client.Count", Role: Read},
		{Name: "Client.Get", Role: Read},
		{Name: "Client.GetAll", Role: Read},
		{Name: "Client.GetAllWithOptions", Role: Read},
		{Name: "Client.GetMulti", Role: Read},
		{Name: "Client.RunAggregationQuery", Role: Read},
		{Name: "Client.RunAggregationQueryWithOptions", Role: Read},
		{Name: "Iterator.Next", Role: Read},
		{Name: "Transaction.Get", Role: Read},
		{Name: "Transaction.GetMulti", Role: Read},

		{Name: "Transaction.Commit", Role: Commit, At: Recv},
	},
}
