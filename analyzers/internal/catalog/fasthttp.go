package catalog

var fastHTTP = Library{
	Paths: []string{"github.com/valyala/fasthttp"},
	Rows: []Row{
		{Name: "RequestCtx.ConnID", Role: Delivery},
		{Name: "RequestCtx.ConnRequestNum", Role: Delivery},
		{Name: "RequestCtx.ID", Role: Delivery},
		{Name: "RequestCtx.Time", Role: Delivery},

		{Name: "RequestHeader.Add", Role: Header, At: Param("value"), Named: Param("key")},
		{Name: "RequestHeader.AddBytesK", Role: Header, At: Param("value"), Named: Param("key")},
		{Name: "RequestHeader.AddBytesKV", Role: Header, At: Param("value"), Named: Param("key")},
		{Name: "RequestHeader.AddBytesV", Role: Header, At: Param("value"), Named: Param("key")},
		{Name: "RequestHeader.Set", Role: Header, At: Param("value"), Named: Param("key")},
		{Name: "RequestHeader.SetBytesK", Role: Header, At: Param("value"), Named: Param("key")},
		{Name: "RequestHeader.SetBytesKV", Role: Header, At: Param("value"), Named: Param("key")},
		{Name: "RequestHeader.SetBytesV", Role: Header, At: Param("value"), Named: Param("key")},
		{Name: "RequestHeader.SetCanonical", Role: Header, At: Param("value"), Named: Param("key")},

		{Name: "ListenAndServe", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "ListenAndServeTLS", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "ListenAndServeTLSEmbed", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "ListenAndServeUNIX", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "RequestCtx", Role: Entry, From: HTTP},
		{Name: "Serve", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "ServeTLS", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "ServeTLSEmbed", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "Server.Handler", Role: Entry, From: HTTP},
	},
}
