package catalog

// Unique has no row: its key is a hash of queue, type and payload.
// Nor has GetMaxRetry: all attempts at a task share it.
var asynq = Library{
	Paths: []string{"github.com/hibiken/asynq"},
	Rows: []Row{
		{Name: "GetRetryCount", Role: Delivery},

		{Name: "GetTaskID", Role: Message},

		{Name: "TaskID", Role: Key, At: Param("id"), Tier: Naming},

		{Name: "Inspector.ArchiveTask", Role: Write, At: Param("id")},
		{Name: "Inspector.DeleteTask", Role: Write, At: Param("id")},
		{Name: "Inspector.RunTask", Role: Write, At: Param("id")},
		{Name: "Inspector.UpdateTaskPayload", Role: Write, At: Param("payload")},
		{Name: "ResultWriter.Write", Role: Write, At: Param("data")},

		{Name: "Handler.ProcessTask", Role: Entry, At: Recv, From: Job},
		{Name: "ServeMux.Handle", Role: Entry, At: Param("handler"), From: Job},
		{Name: "ServeMux.HandleFunc", Role: Entry, At: Param("handler"), From: Job},
		{Name: "Server.Run", Role: Entry, At: Param("handler"), From: Job},
		{Name: "Server.Start", Role: Entry, At: Param("handler"), From: Job},
		{Name: "Task", Role: Entry, From: Job},

		{Name: "Inspector.GetQueueInfo", Role: Read},
		{Name: "Inspector.GetTaskInfo", Role: Read},
		{Name: "Inspector.ListActiveTasks", Role: Read},
		{Name: "Inspector.ListAggregatingTasks", Role: Read},
		{Name: "Inspector.ListArchivedTasks", Role: Read},
		{Name: "Inspector.ListCompletedTasks", Role: Read},
		{Name: "Inspector.ListPendingTasks", Role: Read},
		{Name: "Inspector.ListRetryTasks", Role: Read},
		{Name: "Inspector.ListScheduledTasks", Role: Read},
		{Name: "Inspector.Queues", Role: Read},

		{Name: "Client.Enqueue", Role: Publish, At: Param("task")},
		{Name: "Client.EnqueueContext", Role: Publish, At: Param("task")},
	},
}
