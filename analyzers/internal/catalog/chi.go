package catalog

// Mux implements Router. Use and With take middleware, which is given a handler.
var chi = Library{
	Paths: []string{"github.com/go-chi/chi"},
	Rows: []Row{
		{Name: "Router.Connect", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Router.Delete", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Router.Get", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Router.Handle", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Router.HandleFunc", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Router.Head", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Router.Method", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Router.MethodFunc", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Router.MethodNotAllowed", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Router.Mount", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Router.NotFound", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Router.Options", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Router.Patch", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Router.Post", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Router.Put", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Router.Trace", Role: Entry, At: Param("h"), From: HTTP},
	},
}

var chiMiddleware = Library{
	Paths: []string{"github.com/go-chi/chi/middleware"},
	Rows: []Row{
		{Name: "NextRequestID", Role: Counter},

		{Name: "GetReqID", Role: Delivery},
	},
}
