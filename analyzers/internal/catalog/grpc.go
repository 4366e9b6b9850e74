package catalog

// Server implements ServiceRegistrar, but names the parameters otherwise.
var grpcServer = Library{
	Paths: []string{"google.golang.org/grpc"},
	Rows: []Row{
		{Name: "ServiceRegistrar.RegisterService", Role: Entry, At: Arg(1), From: RPC},

		{Name: "ClientConnInterface.Invoke", Role: Call, At: Arg(2)},
	},
}

var grpcMetadata = Library{
	Paths: []string{"google.golang.org/grpc/metadata"},
	Rows: []Row{
		{Name: "AppendToOutgoingContext", Role: Header, At: Param("kv")},
		{Name: "MD.Append", Role: Header, At: Param("vals"), Named: Param("k")},
		{Name: "MD.Set", Role: Header, At: Param("vals"), Named: Param("k")},
		{Name: "New", Role: Header, At: Param("m")},
		{Name: "Pairs", Role: Header, At: Param("kv")},
	},
}
