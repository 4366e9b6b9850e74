package catalog

var consul = Library{
	Paths: []string{"github.com/hashicorp/consul/api"},
	Rows: []Row{
		{Name: "KV.CAS", Role: Write, At: Param("p")},
		{Name: "KV.Delete", Role: Write, At: Param("key")},
		{Name: "KV.DeleteCAS", Role: Write, At: Param("p")},
		{Name: "KV.DeleteTree", Role: Write, At: Param("prefix")},
		{Name: "KV.Put", Role: Write, At: Param("p")},
		{Name: "KV.Txn", Role: Write, At: Param("txn")},

		{Name: "KV.Get", Role: Read},
		{Name: "KV.Keys", Role: Read},
		{Name: "KV.List", Role: Read},
	},
}
