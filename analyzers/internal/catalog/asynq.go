package catalog

// Unique has no row: its key is a hash of queue, type and payload.
// Nor has GetMaxRetry: all attempts at a task share it.
var asynq = Library{
	Paths: []string{"github.com/hibiken/asynq"},
	Rows: []Row{
		{Name: "GetRetryCount", Role: Delivery},

		{Name: "GetTaskID", Role: Message},

		{Name: "TaskID", Role: Key, At: Param("id"), Tier: Naming},

		{Name: "Handler.ProcessTask", Role: Entry, At: Recv, From: Job},
		{Name: "ServeMux.Handle", Role: Entry, At: Param("handler"), From: Job},
		{Name: "ServeMux.HandleFunc", Role: Entry, At: Param("handler"), From: Job},
		{Name: "Server.Run", Role: Entry, At: Param("handler"), From: Job},
		{Name: "Server.Start", Role: Entry, At: Param("handler"), From: Job},
		{Name: "Task", Role: Entry, From: Job},
	},
}
