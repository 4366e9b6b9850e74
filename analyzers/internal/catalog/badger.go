package catalog

var badger = Library{
	Paths: []string{"github.com/dgraph-io/badger"},
	Rows: []Row{
		{Name: "Txn.Delete", Role: Write, At: Param("key")},
		{Name: "Txn.Set", Role: Write, At: Param("val")},
		{Name: "Txn.SetEntry", Role: Write, At: Param("e")},
		{Name: "WriteBatch.Delete", Role: Write, At: Param("k")},
		{Name: "WriteBatch.Flush", Role: Write, At: Recv},
		{Name: "WriteBatch.Set", Role: Write, At: Param("v")},
		{Name: "WriteBatch.SetEntry", Role: Write, At: Param("e")},
		{Name: "WriteBatch.SetEntryAt", Role: Write, At: Param("e")},

		{Name: "DB.Update", Role: Run, At: Param("fn")},
		{Name: "DB.View", Role: Run, At: Param("fn")},

		{Name: "Txn.Get", Role: Read},

		{Name: "Txn.Commit", Role: Commit, At: Recv},
		{Name: "Txn.CommitAt", Role: Commit, At: Recv},
	},
}
