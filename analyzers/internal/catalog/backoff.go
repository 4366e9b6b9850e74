package catalog

var backoff = Library{
	Paths: []string{"github.com/cenkalti/backoff"},
	Rows: []Row{
		{Name: "Retry", Role: Retry, At: Param("o")},
		{Name: "RetryNotify", Role: Retry, At: Param("operation")},
		{Name: "RetryNotifyWithData", Role: Retry, At: Param("operation")},
		{Name: "RetryNotifyWithTimer", Role: Retry, At: Param("operation")},
		{Name: "RetryNotifyWithTimerAndData", Role: Retry, At: Param("operation")},
		{Name: "RetryWithData", Role: Retry, At: Param("o")},

		// Version 5 put a context before the operation.
		{Name: "Retry", Role: Retry, At: Param("operation")},
	},
}
