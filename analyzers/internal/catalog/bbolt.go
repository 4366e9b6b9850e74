package catalog

var bbolt = Library{
	Paths: []string{"go.etcd.io/bbolt"},
	Rows: []Row{
		{Name: "DB.Batch", Role: Run, At: Param("fn")},
		{Name: "DB.Update", Role: Run, At: Param("fn")},
		{Name: "DB.View", Role: Run, At: Param("fn")},
	},
}
