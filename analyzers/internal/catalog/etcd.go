package catalog

var etcd = Library{
	Paths: []string{"go.etcd.io/etcd/client"},
	Rows: []Row{
		{Name: "KV.Delete", Role: Write, At: Arg(1)},
		{Name: "KV.Do", Role: Write, At: Arg(1)},
		{Name: "KV.Put", Role: Write, At: Arg(2)},

		{Name: "KV.Get", Role: Read},

		{Name: "Txn.Commit", Role: Commit, At: Recv},
	},
}
