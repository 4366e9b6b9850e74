package catalog

var sendgrid = Library{
	Paths: []string{"github.com/sendgrid/sendgrid-go"},
	Rows: []Row{
		{Name: "API", Role: Notify, At: Param("request")},
		{Name: "Client.Send", Role: Notify, At: Param("email")},
		{Name: "Client.SendWithContext", Role: Notify, At: Param("email")},
		{Name: "MakeRequest", Role: Notify, At: Param("request")},
		{Name: "MakeRequestRetry", Role: Notify, At: Param("request")},
		{Name: "MakeRequestRetryWithContext", Role: Notify, At: Param("request")},
		{Name: "MakeRequestWithContext", Role: Notify, At: Param("request")},
	},
}
