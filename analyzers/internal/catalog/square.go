package catalog

// The fields IdempotencyKey are known by a family rule.
var square = Library{
	Paths: []string{"github.com/square/square-go-sdk"},
	Rows: []Row{
		{Name: "String", Role: Identity, At: Param("s")},
	},
}
