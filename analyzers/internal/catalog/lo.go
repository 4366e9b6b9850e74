package catalog

var lo = Library{
	Paths: []string{"github.com/samber/lo"},
	Rows: []Row{
		{Name: "RandomString", Role: Random},

		{Name: "FromPtr", Role: Identity, At: Param("x")},
		{Name: "FromPtrOr", Role: Identity, At: Param("x")},
		{Name: "ToPtr", Role: Identity, At: Param("x")},

		{Name: "Attempt", Role: Retry, At: Param("f")},
		{Name: "AttemptWhile", Role: Retry, At: Param("f")},
		{Name: "AttemptWhileWithDelay", Role: Retry, At: Param("f")},
		{Name: "AttemptWithDelay", Role: Retry, At: Param("f")},
	},
}
