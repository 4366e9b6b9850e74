package catalog

var huma = Library{
	Paths: []string{"github.com/danielgtaylor/huma"},
	Rows: []Row{
		{Name: "Adapter.Handle", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "AutoRegister", Role: Entry, At: Param("server"), From: HTTP},
		{Name: "Delete", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "Get", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "Head", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "Patch", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "Post", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "Put", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "Register", Role: Entry, At: Param("handler"), From: HTTP},
	},
}
