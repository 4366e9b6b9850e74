package lambdacontext

import "context"

type LambdaContext struct {
	AwsRequestID       string
	InvokedFunctionArn string
}

func FromContext(ctx context.Context) (*LambdaContext, bool)
