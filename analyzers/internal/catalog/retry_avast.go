package catalog

var avastRetry = Library{
	Paths: []string{"github.com/avast/retry-go"},
	Rows: []Row{
		{Name: "Do", Role: Retry, At: Param("retryableFunc")},
		{Name: "DoWithData", Role: Retry, At: Param("retryableFunc")},
	},
}
