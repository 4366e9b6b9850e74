package catalog

var sethvargoRetry = Library{
	Paths: []string{"github.com/sethvargo/go-retry"},
	Rows: []Row{
		{Name: "Constant", Role: Retry, At: Param("f")},
		{Name: "Do", Role: Retry, At: Param("f")},
		{Name: "DoValue", Role: Retry, At: Param("f")},
		{Name: "Exponential", Role: Retry, At: Param("f")},
		{Name: "Fibonacci", Role: Retry, At: Param("f")},
	},
}
