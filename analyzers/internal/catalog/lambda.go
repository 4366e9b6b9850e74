package catalog

var lambda = Library{
	Paths: []string{"github.com/aws/aws-lambda-go/lambda"},
	Rows: []Row{
		{Name: "Handler.Invoke", Role: Entry, At: Recv, From: Lambda},
		{Name: "NewHandler", Role: Entry, At: Param("handlerFunc"), From: Lambda},
		{Name: "NewHandlerWithOptions", Role: Entry, At: Param("handlerFunc"), From: Lambda},
		{Name: "Start", Role: Entry, At: Param("handler"), From: Lambda},
		{Name: "StartHandler", Role: Entry, At: Param("handler"), From: Lambda},
		{Name: "StartHandlerFunc", Role: Entry, At: Param("handler"), From: Lambda},
		{Name: "StartHandlerWithContext", Role: Entry, At: Param("handler"), From: Lambda},
		{Name: "StartWithContext", Role: Entry, At: Param("handler"), From: Lambda},
		{Name: "StartWithOptions", Role: Entry, At: Param("handler"), From: Lambda},
	},
}

var lambdaURL = Library{
	Paths: []string{"github.com/aws/aws-lambda-go/lambdaurl"},
	Rows: []Row{
		{Name: "Start", Role: Entry, At: Param("handler"), From: HTTP},
		{Name: "Wrap", Role: Entry, At: Param("handler"), From: HTTP},
	},
}

// FromContext is no source: the field decides.
var lambdaContext = Library{
	Paths: []string{"github.com/aws/aws-lambda-go/lambdacontext"},
	Rows: []Row{
		{Name: "LambdaContext.AwsRequestID", Role: Delivery},
	},
}
