package catalog

var stdRPC = Library{
	Paths: []string{"net/rpc"},
	Rows: []Row{
		{Name: "Client.Call", Role: Call, At: Param("args")},
	},
}
