package catalog

var svix = Library{
	Paths: []string{"github.com/svix/svix-webhooks/go"},
	Rows: []Row{
		{Name: "Webhook.Verify", Role: Verifies},
		{Name: "Webhook.VerifyIgnoringTimestamp", Role: Verifies},
	},
}
