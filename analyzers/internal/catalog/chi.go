package catalog

// Mux implements Router, but names the parameters otherwise. Use and With have no
// row: middleware is given a handler, not a request.
var chi = Library{
	Paths: []string{"github.com/go-chi/chi"},
	Rows: []Row{
		{Name: "Router.Connect", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "Router.Delete", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "Router.Get", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "Router.Handle", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "Router.HandleFunc", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "Router.Head", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "Router.Method", Role: Entry, At: Arg(2), From: HTTP},
		{Name: "Router.MethodFunc", Role: Entry, At: Arg(2), From: HTTP},
		{Name: "Router.MethodNotAllowed", Role: Entry, At: Arg(0), From: HTTP},
		{Name: "Router.Mount", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "Router.NotFound", Role: Entry, At: Arg(0), From: HTTP},
		{Name: "Router.Options", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "Router.Patch", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "Router.Post", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "Router.Put", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "Router.Trace", Role: Entry, At: Arg(1), From: HTTP},
	},
}

var chiMiddleware = Library{
	Paths: []string{"github.com/go-chi/chi/middleware"},
	Rows: []Row{
		{Name: "NextRequestID", Role: Counter},

		{Name: "GetReqID", Role: Delivery},
	},
}
