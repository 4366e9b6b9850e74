package catalog

var failsafe = Library{
	Paths: []string{"github.com/failsafe-go/failsafe-go"},
	Rows: []Row{
		{Name: "Executor.Get", Role: Retry, At: Param("fn")},
		{Name: "Executor.GetAsync", Role: Retry, At: Param("fn")},
		{Name: "Executor.GetAsyncWithExecution", Role: Retry, At: Param("fn")},
		{Name: "Executor.GetWithExecution", Role: Retry, At: Param("fn")},
		{Name: "Executor.Run", Role: Retry, At: Param("fn")},
		{Name: "Executor.RunAsync", Role: Retry, At: Param("fn")},
		{Name: "Executor.RunAsyncWithExecution", Role: Retry, At: Param("fn")},
		{Name: "Executor.RunWithExecution", Role: Retry, At: Param("fn")},
	},
}
