package catalog

var render = Library{
	Paths: []string{"github.com/go-chi/render"},
	Rows: []Row{
		// The code goes out with what is sent next.
		{Name: "Status", Role: Code, At: Param("status")},

		{Name: "Data", Role: Body, At: Param("v")},
		{Name: "DefaultResponder", Role: Body, At: Param("v")},
		{Name: "HTML", Role: Body, At: Param("v")},
		{Name: "JSON", Role: Body, At: Param("v")},
		{Name: "NoContent", Role: Body, At: Param("w")},
		{Name: "PlainText", Role: Body, At: Param("v")},
		{Name: "Render", Role: Body, At: Param("v")},
		{Name: "RenderList", Role: Body, At: Param("l")},
		{Name: "XML", Role: Body, At: Param("v")},
	},
}
