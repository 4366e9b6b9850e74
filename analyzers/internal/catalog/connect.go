package catalog

// Request.Header needs no row: it is an http.Header.
var connect = Library{
	Paths: []string{"connectrpc.com/connect"},
	Rows: []Row{
		{Name: "Header.Add", Role: Header, At: Param("value"), Named: Param("key")},
		{Name: "Header.Set", Role: Header, At: Param("value"), Named: Param("key")},
		{Name: "Header.SetValues", Role: Header, At: Param("values"), Named: Param("key")},

		{Name: "NewBidiStreamHandler", Role: Entry, At: Param("implementation"), From: RPC},
		{Name: "NewClientStreamHandler", Role: Entry, At: Param("implementation"), From: RPC},
		{Name: "NewClientStreamHandlerSimple", Role: Entry, At: Param("implementation"), From: RPC},
		{Name: "NewServerStreamHandler", Role: Entry, At: Param("implementation"), From: RPC},
		{Name: "NewServerStreamHandlerSimple", Role: Entry, At: Param("implementation"), From: RPC},
		{Name: "NewUnaryHandler", Role: Entry, At: Param("unary"), From: RPC},
		{Name: "NewUnaryHandlerSimple", Role: Entry, At: Param("unary"), From: RPC},
		{Name: "Request", Role: Entry, From: RPC},

		{Name: "Client.CallServerStream", Role: Call, At: Param("req")},
		{Name: "Client.CallServerStream", Role: Call, At: Param("request")},
		{Name: "Client.CallUnary", Role: Call, At: Param("req")},
		{Name: "Client.CallUnary", Role: Call, At: Param("request")},
	},
}
