package catalog

var stdHash = Library{
	Paths: []string{
		"crypto/md5",
		"crypto/sha1",
		"crypto/sha256",
		"crypto/sha512",
	},
	Rows: []Row{
		{Name: "New", Role: Stable},
		{Name: "Sum", Role: Stable},
		{Name: "Sum224", Role: Stable},
		{Name: "Sum256", Role: Stable},
		{Name: "Sum384", Role: Stable},
		{Name: "Sum512", Role: Stable},
	},
}

var stdHMAC = Library{
	Paths: []string{"crypto/hmac"},
	Rows: []Row{
		{Name: "New", Role: Stable},

		{Name: "Equal", Role: Verifies},
	},
}
