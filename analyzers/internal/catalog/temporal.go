package catalog

var temporalActivity = Library{
	Paths: []string{"go.temporal.io/sdk/activity"},
	Rows: []Row{
		{Name: "Info.Attempt", Role: Delivery},
		{Name: "Info.StartedTime", Role: Delivery},
		{Name: "Info.TaskToken", Role: Delivery},

		{Name: "Info.ActivityID", Role: Message},
		{Name: "Info.WorkflowExecution", Role: Message},

		// Whoever asks for these is an activity.
		{Name: "GetHeartbeatDetails", Role: Entry, From: Activity},
		{Name: "GetInfo", Role: Entry, From: Activity},
		{Name: "GetLogger", Role: Entry, From: Activity},
		{Name: "GetMetricsHandler", Role: Entry, From: Activity},
		{Name: "GetWorkerStopChannel", Role: Entry, From: Activity},
		{Name: "HasHeartbeatDetails", Role: Entry, From: Activity},
		{Name: "RecordHeartbeat", Role: Entry, From: Activity},
	},
}

var temporalClient = Library{
	Paths: []string{"go.temporal.io/sdk/client"},
	Rows: []Row{
		{Name: "ScheduleOptions.ID", Role: Key, Tier: Naming},
		{Name: "StartWorkflowOptions.ID", Role: Key, Tier: Naming},
		{Name: "UpdateWorkflowOptions.UpdateID", Role: Key, Tier: Naming},
	},
}

var temporalWorker = Library{
	Paths: []string{"go.temporal.io/sdk/worker"},
	Rows: []Row{
		{Name: "ActivityRegistry.RegisterActivity", Role: Entry, At: Param("a"), From: Activity},
		{Name: "ActivityRegistry.RegisterActivityWithOptions", Role: Entry, At: Param("a"), From: Activity},
		{Name: "WorkflowRegistry.RegisterWorkflow", Role: Entry, At: Param("w"), From: Workflow},
		{Name: "WorkflowRegistry.RegisterWorkflowWithOptions", Role: Entry, At: Param("w"), From: Workflow},
	},
}

var temporalWorkflow = Library{
	Paths: []string{"go.temporal.io/sdk/workflow"},
	Rows: []Row{
		// Read from the history.
		{Name: "Now", Role: Stable},

		{Name: "MutableSideEffect", Role: Memo},
		{Name: "MutableSideEffectWithOptions", Role: Memo},
		{Name: "SideEffect", Role: Memo},
		{Name: "SideEffectWithOptions", Role: Memo},

		{Name: "ChildWorkflowOptions.WorkflowID", Role: Key, Tier: Naming},

		{Name: "Context", Role: Entry, From: Workflow},
	},
}

// A signal is deduplicated by its request id; a start is by the workflow's.
var temporalService = Library{
	Paths: []string{"go.temporal.io/api/workflowservice"},
	Rows: []Row{
		{Name: "SignalWithStartWorkflowExecutionRequest.RequestId", Role: Key, Tier: Outgoing},
		{Name: "SignalWorkflowExecutionRequest.RequestId", Role: Key, Tier: Outgoing},
	},
}
