package catalog

var cloudFunctions = Library{
	Paths: []string{"github.com/GoogleCloudPlatform/functions-framework-go/functions"},
	Rows: []Row{
		{Name: "CloudEvent", Role: Entry, At: Param("fn"), From: Lambda},
		{Name: "HTTP", Role: Entry, At: Param("fn"), From: HTTP},
		{Name: "Typed", Role: Entry, At: Param("fn"), From: HTTP},
	},
}

var cloudFuncFramework = Library{
	Paths: []string{"github.com/GoogleCloudPlatform/functions-framework-go/funcframework"},
	Rows: []Row{
		{Name: "RegisterCloudEventFunctionContext", Role: Entry, At: Param("fn"), From: Lambda},
		{Name: "RegisterEventFunction", Role: Entry, At: Param("fn"), From: Lambda},
		{Name: "RegisterEventFunctionContext", Role: Entry, At: Param("fn"), From: Lambda},
		{Name: "RegisterHTTPFunction", Role: Entry, At: Param("fn"), From: HTTP},
		{Name: "RegisterHTTPFunctionContext", Role: Entry, At: Param("fn"), From: HTTP},
	},
}
