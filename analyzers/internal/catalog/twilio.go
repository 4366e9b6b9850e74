package catalog

var twilio = Library{
	Paths: []string{"github.com/twilio/twilio-go/rest/api"},
	Rows: []Row{
		{Name: "ApiService.CreateCall", Role: Notify, At: Param("params")},
		{Name: "ApiService.CreateMessage", Role: Notify, At: Param("params")},
	},
}

var twilioClient = Library{
	Paths: []string{"github.com/twilio/twilio-go/client"},
	Rows: []Row{
		{Name: "RequestValidator.Validate", Role: Verifies},
		{Name: "RequestValidator.ValidateBody", Role: Verifies},
	},
}
