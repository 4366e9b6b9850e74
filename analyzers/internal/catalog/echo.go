package catalog

// Use has no row: middleware is given a handler, not a request.
var echo = Library{
	Paths: []string{"github.com/labstack/echo"},
	Rows: []Row{
		{Name: "Context", Role: Entry, From: HTTP},
		{Name: "Echo.Add", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "Echo.Any", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "Echo.DELETE", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Echo.GET", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Echo.HEAD", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Echo.Match", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "Echo.OPTIONS", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Echo.PATCH", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Echo.POST", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Echo.PUT", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Group.Add", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "Group.Any", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "Group.DELETE", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Group.GET", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Group.HEAD", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Group.Match", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "Group.OPTIONS", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Group.PATCH", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Group.POST", Role: Entry, At: Param("h"), From: HTTP},
		{Name: "Group.PUT", Role: Entry, At: Param("h"), From: HTTP},
	},
}
