package catalog

var stdEd25519 = Library{
	Paths: []string{"crypto/ed25519"},
	Rows: []Row{
		{Name: "Verify", Role: Verifies},
		{Name: "VerifyWithOptions", Role: Verifies},
	},
}
