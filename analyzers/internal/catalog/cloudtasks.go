package catalog

var cloudTasks = Library{
	Paths: []string{
		"cloud.google.com/go/cloudtasks/apiv2/cloudtaskspb",
		"cloud.google.com/go/cloudtasks/apiv2beta2/cloudtaskspb",
		"cloud.google.com/go/cloudtasks/apiv2beta3/cloudtaskspb",
		"google.golang.org/api/cloudtasks",
		"google.golang.org/genproto/googleapis/cloud/tasks",
	},
	Rows: []Row{
		// Reserved for a while after the task is done; made up by the service when empty.
		{Name: "Task.Name", Role: Key, Tier: Naming},
	},
}

var cloudTasksClient = Library{
	Paths: []string{
		"cloud.google.com/go/cloudtasks/apiv2",
		"cloud.google.com/go/cloudtasks/apiv2beta2",
		"cloud.google.com/go/cloudtasks/apiv2beta3",
	},
	Rows: []Row{
		{Name: "Client.CreateTask", Role: Publish, At: Arg(1)},
	},
}
