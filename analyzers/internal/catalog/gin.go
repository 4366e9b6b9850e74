package catalog

// Group and Engine implement IRoutes.
var gin = Library{
	Paths: []string{"github.com/gin-gonic/gin"},
	Rows: []Row{
		{Name: "Context", Role: Entry, From: HTTP},
		{Name: "IRoutes.Any", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "IRoutes.DELETE", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "IRoutes.GET", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "IRoutes.HEAD", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "IRoutes.Handle", Role: Entry, At: Arg(2), From: HTTP},
		{Name: "IRoutes.Match", Role: Entry, At: Arg(2), From: HTTP},
		{Name: "IRoutes.OPTIONS", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "IRoutes.PATCH", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "IRoutes.POST", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "IRoutes.PUT", Role: Entry, At: Arg(1), From: HTTP},
		{Name: "IRoutes.Use", Role: Entry, At: Arg(0), From: HTTP},
	},
}

var ginRequestID = Library{
	Paths: []string{"github.com/gin-contrib/requestid"},
	Rows: []Row{
		{Name: "Get", Role: Delivery},
	},
}
