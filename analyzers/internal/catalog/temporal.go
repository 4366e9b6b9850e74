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

		{Name: "Client.CountWorkflow", Role: Read},
		{Name: "Client.DescribeWorkflowExecution", Role: Read},
		{Name: "Client.ListWorkflow", Role: Read},
		{Name: "Client.QueryWorkflow", Role: Read},
		{Name: "Client.QueryWorkflowWithOptions", Role: Read},
		{Name: "WorkflowRun.Get", Role: Read},

		// The service keeps what it has accepted.
		{Name: "Client.ExecuteWorkflow", Role: Publish, At: Arg(2)},
		{Name: "Client.SignalWithStartWorkflow", Role: Publish, At: Arg(3)},
		{Name: "Client.SignalWorkflow", Role: Publish, At: Arg(3)},
		{Name: "Client.UpdateWithStartWorkflow", Role: Publish, At: Arg(1)},
		{Name: "Client.UpdateWorkflow", Role: Publish, At: Arg(1)},
		{Name: "ScheduleClient.Create", Role: Publish, At: Arg(1)},

		{Name: "Client.CancelWorkflow", Role: Call, At: Arg(1)},
		{Name: "Client.CompleteActivity", Role: Call, At: Arg(2)},
		{Name: "Client.CompleteActivityByID", Role: Call, At: Arg(4)},
		{Name: "Client.TerminateWorkflow", Role: Call, At: Arg(1)},
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

		// What a workflow asks for is retried by the service; what is left of a failure comes from Get.
		{Name: "ExecuteActivity", Role: Call, At: Param("activity")},
		{Name: "ExecuteChildWorkflow", Role: Call, At: Param("childWorkflow")},
		{Name: "ExecuteLocalActivity", Role: Call, At: Param("activity")},
		{Name: "Future.Get", Role: Call, At: Recv},
		{Name: "SignalExternalWorkflow", Role: Call, At: Param("arg")},
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
