package catalog

var stdHTTP = Library{
	Paths: []string{"net/http"},
	Rows: []Row{
		{Name: "Header.Add", Role: Header, At: Param("value"), Named: Param("key")},
		{Name: "Header.Set", Role: Header, At: Param("value"), Named: Param("key")},

		{Name: "Handle", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "HandleFunc", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "Handler.ServeHTTP", Role: Entry, At: Recv, From: HTTP},
		{Name: "ListenAndServe", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "ListenAndServeTLS", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "ResponseWriter", Role: Entry, From: HTTP}, // a Request may be one that is about to be sent
		{Name: "Serve", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "ServeMux.Handle", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "ServeMux.HandleFunc", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "ServeTLS", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "Server.Handler", Role: Entry, From: HTTP},
		{Name: "StripPrefix", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "TimeoutHandler", Role: Entry, At: Param("h"), From: HTTP},

		{Name: "Client.Get", Role: Read},
		{Name: "Client.Head", Role: Read},
		{Name: "Get", Role: Read},
		{Name: "Head", Role: Read},

		{Name: "Client.Do", Role: Call, At: Param("req")},
		{Name: "Client.Post", Role: Call, At: Param("body")},
		{Name: "Client.PostForm", Role: Call, At: Param("data")},
		{Name: "Post", Role: Call, At: Param("body")},
		{Name: "PostForm", Role: Call, At: Param("data")},
		{Name: "RoundTripper.RoundTrip", Role: Call, At: Arg(0)},

		{Name: "Error", Role: Status, At: Param("code")},
		{Name: "Redirect", Role: Status, At: Param("code")},
		{Name: "ResponseWriter.WriteHeader", Role: Status, At: Arg(0)},

		{Name: "ResponseWriter.Write", Role: Body, At: Arg(0)},
		{Name: "ServeContent", Role: Body, At: Param("w")},
		{Name: "ServeFile", Role: Body, At: Param("w")},
		{Name: "ServeFileFS", Role: Body, At: Param("w")},

		{Name: "NotFound", Role: Failure, At: Param("w")},
	},
}

var stdTextproto = Library{
	Paths: []string{"net/textproto"},
	Rows: []Row{
		{Name: "MIMEHeader.Add", Role: Header, At: Param("value"), Named: Param("key")},
		{Name: "MIMEHeader.Set", Role: Header, At: Param("value"), Named: Param("key")},
	},
}
