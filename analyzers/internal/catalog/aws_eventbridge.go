package catalog

var awsEventBridge = Library{
	Paths: []string{
		"github.com/aws/aws-sdk-go-v2/service/eventbridge",
		"github.com/aws/aws-sdk-go/service/eventbridge",
		"github.com/aws/aws-sdk-go/service/eventbridge/eventbridgeiface",
	},
	Rows: []Row{
		{Name: "Client.PutEvents", Role: Publish, At: Param("params")},
		{Name: "EventBridge.PutEvents", Role: Publish, At: Param("input")},
		{Name: "EventBridge.PutEventsRequest", Role: Publish, At: Param("input")},
		{Name: "EventBridge.PutEventsWithContext", Role: Publish, At: Param("input")},
		{Name: "EventBridgeAPI.PutEvents", Role: Publish, At: Arg(0)},
		{Name: "EventBridgeAPI.PutEventsRequest", Role: Publish, At: Arg(0)},
		{Name: "EventBridgeAPI.PutEventsWithContext", Role: Publish, At: Arg(1)},
	},
}
