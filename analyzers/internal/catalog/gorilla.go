package catalog

var gorillaMux = Library{
	Paths: []string{"github.com/gorilla/mux"},
	Rows: []Row{
		{Name: "Route.Handler", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "Route.HandlerFunc", Role: Entry, At: Param("f"), From: HTTP},
		{Name: "Router.Handle", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "Router.HandleFunc", Role: Entry, At: Param("f"), From: HTTP},
	},
}
