package catalog

var httpRouter = Library{
	Paths: []string{"github.com/julienschmidt/httprouter"},
	Rows: []Row{
		{Name: "Params", Role: Entry, From: HTTP},
		{Name: "Router.DELETE", Role: Entry, At: Param("handle"), From: HTTP},
		{Name: "Router.GET", Role: Entry, At: Param("handle"), From: HTTP},
		{Name: "Router.HEAD", Role: Entry, At: Param("handle"), From: HTTP},
		{Name: "Router.Handle", Role: Entry, At: Param("handle"), From: HTTP},
		{Name: "Router.Handler", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "Router.HandlerFunc", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "Router.OPTIONS", Role: Entry, At: Param("handle"), From: HTTP},
		{Name: "Router.PATCH", Role: Entry, At: Param("handle"), From: HTTP},
		{Name: "Router.POST", Role: Entry, At: Param("handle"), From: HTTP},
		{Name: "Router.PUT", Role: Entry, At: Param("handle"), From: HTTP},
	},
}
