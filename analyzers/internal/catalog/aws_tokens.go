package catalog

// Request tokens (ClientToken and its like) are known by a family rule, whatever the service.
var awsSFN = Library{
	Paths: []string{
		"github.com/aws/aws-sdk-go-v2/service/sfn",
		"github.com/aws/aws-sdk-go/service/sfn",
	},
	Rows: []Row{
		{Name: "StartExecutionInput.SetName", Role: Key, At: Param("v"), Tier: Naming},

		// The service makes up a name when there is none. Other requests have names of resources.
		{Name: "StartExecutionInput.Name", Role: Key, Tier: Naming},

		{Name: "Client.StartExecution", Role: Publish, At: Param("params")},
		{Name: "SFN.StartExecution", Role: Publish, At: Param("input")},
		{Name: "SFN.StartExecutionRequest", Role: Publish, At: Param("input")},
		{Name: "SFN.StartExecutionWithContext", Role: Publish, At: Param("input")},
	},
}

// Operations on stack sets call their token OperationId; elsewhere that is what a request asks about.
var awsCloudFormation = Library{
	Paths: []string{
		"github.com/aws/aws-sdk-go-v2/service/cloudformation",
		"github.com/aws/aws-sdk-go/service/cloudformation",
	},
	Rows: []Row{
		{Name: "CreateStackInstancesInput.OperationId", Role: Key, Tier: Outgoing},
		{Name: "DeleteStackInstancesInput.OperationId", Role: Key, Tier: Outgoing},
		{Name: "DetectStackSetDriftInput.OperationId", Role: Key, Tier: Outgoing},
		{Name: "ImportStacksToStackSetInput.OperationId", Role: Key, Tier: Outgoing},
		{Name: "UpdateStackInstancesInput.OperationId", Role: Key, Tier: Outgoing},
		{Name: "UpdateStackSetInput.OperationId", Role: Key, Tier: Outgoing},
	},
}
