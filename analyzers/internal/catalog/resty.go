package catalog

var resty = Library{
	Paths: []string{"github.com/go-resty/resty"},
	Rows: []Row{
		{Name: "Client.SetHeaders", Role: Header, At: Param("headers")},
		{Name: "Request.SetHeader", Role: Header, At: Param("value"), Named: Param("header")},
		{Name: "Request.SetHeaderMultiValues", Role: Header, At: Param("headers")},
		{Name: "Request.SetHeaderVerbatim", Role: Header, At: Param("value"), Named: Param("header")},
		{Name: "Request.SetHeaders", Role: Header, At: Param("headers")},

		// On the client: the same value for all requests.
		{Name: "Client.SetHeader", Role: Header, At: Param("value"), Named: Param("header")},
		{Name: "Client.SetHeaderVerbatim", Role: Header, At: Param("value"), Named: Param("header")},

		{Name: "Request.Get", Role: Read},
		{Name: "Request.Head", Role: Read},

		{Name: "Request.Delete", Role: Call, At: Recv},
		{Name: "Request.Execute", Role: Call, At: Recv},
		{Name: "Request.Patch", Role: Call, At: Recv},
		{Name: "Request.Post", Role: Call, At: Recv},
		{Name: "Request.Put", Role: Call, At: Recv},
		{Name: "Request.Send", Role: Call, At: Recv},
	},
}
