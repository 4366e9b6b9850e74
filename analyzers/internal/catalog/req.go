package catalog

var req = Library{
	Paths: []string{"github.com/imroc/req"},
	Rows: []Row{
		{Name: "Request.SetHeader", Role: Header, At: Arg(1), Named: Arg(0)},
		{Name: "Request.SetHeaderNonCanonical", Role: Header, At: Arg(1), Named: Arg(0)},
		{Name: "Request.SetHeaders", Role: Header, At: Arg(0)},
		{Name: "Request.SetHeadersNonCanonical", Role: Header, At: Arg(0)},

		{Name: "Request.Get", Role: Read},
		{Name: "Request.Head", Role: Read},

		{Name: "Request.Delete", Role: Call, At: Recv},
		{Name: "Request.Do", Role: Call, At: Recv},
		{Name: "Request.Patch", Role: Call, At: Recv},
		{Name: "Request.Post", Role: Call, At: Recv},
		{Name: "Request.Put", Role: Call, At: Recv},
		{Name: "Request.Send", Role: Call, At: Recv},
	},
}
