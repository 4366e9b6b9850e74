package catalog

var mailgun = Library{
	Paths: []string{"github.com/mailgun/mailgun-go"},
	Rows: []Row{
		{Name: "Mailgun.Send", Role: Notify, At: Arg(1)},

		{Name: "Mailgun.VerifyWebhookRequest", Role: Verifies},
		{Name: "Mailgun.VerifyWebhookSignature", Role: Verifies},
	},
}
