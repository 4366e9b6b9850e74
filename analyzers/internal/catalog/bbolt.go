package catalog

var bbolt = Library{
	Paths: []string{"go.etcd.io/bbolt"},
	Rows: []Row{
		{Name: "Bucket.Delete", Role: Write, At: Param("key")},
		{Name: "Bucket.DeleteBucket", Role: Write, At: Param("key")},
		{Name: "Bucket.Put", Role: Write, At: Param("value")},

		{Name: "DB.Batch", Role: Run, At: Param("fn")},
		{Name: "DB.Update", Role: Run, At: Param("fn")},
		{Name: "DB.View", Role: Run, At: Param("fn")},

		{Name: "Bucket.Get", Role: Read},

		{Name: "Tx.Commit", Role: Commit, At: Recv},
	},
}
