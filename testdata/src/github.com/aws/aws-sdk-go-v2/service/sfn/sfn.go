package sfn

import "context"

type Client struct{}

type Options struct{}

type StartExecutionInput struct {
	StateMachineArn *string
	Input           *string
	Name            *string
}

type StartExecutionOutput struct{}

func (c *Client) StartExecution(ctx context.Context, params *StartExecutionInput, optFns ...func(*Options)) (*StartExecutionOutput, error)
