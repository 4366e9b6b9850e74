package catalog

var couchbase = Library{
	Paths: []string{"github.com/couchbase/gocb"},
	Rows: []Row{
		{Name: "BinaryCollection.Append", Role: Write, At: Param("val")},
		{Name: "BinaryCollection.Decrement", Role: Write, At: Param("id")},
		{Name: "BinaryCollection.Increment", Role: Write, At: Param("id")},
		{Name: "BinaryCollection.Prepend", Role: Write, At: Param("val")},
		{Name: "Collection.Insert", Role: Write, At: Param("val")},
		{Name: "Collection.MutateIn", Role: Write, At: Param("ops")},
		{Name: "Collection.Remove", Role: Write, At: Param("id")},
		{Name: "Collection.Replace", Role: Write, At: Param("val")},
		{Name: "Collection.Upsert", Role: Write, At: Param("val")},
		{Name: "TransactionAttemptContext.Insert", Role: Write, At: Param("value")},
		{Name: "TransactionAttemptContext.InsertWithOptions", Role: Write, At: Param("value")},
		{Name: "TransactionAttemptContext.Remove", Role: Write, At: Param("doc")},
		{Name: "TransactionAttemptContext.RemoveWithOptions", Role: Write, At: Param("doc")},
		{Name: "TransactionAttemptContext.Replace", Role: Write, At: Param("value")},
		{Name: "TransactionAttemptContext.ReplaceWithOptions", Role: Write, At: Param("value")},

		{Name: "Collection.Exists", Role: Read},
		{Name: "Collection.Get", Role: Read},
		{Name: "Collection.GetAllReplicas", Role: Read},
		{Name: "Collection.GetAnyReplica", Role: Read},
		{Name: "Collection.LookupIn", Role: Read},
		{Name: "Collection.LookupInAllReplicas", Role: Read},
		{Name: "Collection.LookupInAnyReplica", Role: Read},
		{Name: "Collection.Scan", Role: Read},
		{Name: "TransactionAttemptContext.Get", Role: Read},
		{Name: "TransactionAttemptContext.GetWithOptions", Role: Read},
	},
}
