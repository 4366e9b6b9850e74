package catalog

var req = Library{
	Paths: []string{"github.com/imroc/req"},
	Rows: []Row{
		{Name: "Request.SetHeader", Role: Header, At: Arg(1), Named: Arg(0)},
		{Name: "Request.SetHeaderNonCanonical", Role: Header, At: Arg(1), Named: Arg(0)},
		{Name: "Request.SetHeaders", Role: Header, At: Arg(0)},
		{Name: "Request.SetHeadersNonCanonical", Role: Header, At: Arg(0)},
	},
}
