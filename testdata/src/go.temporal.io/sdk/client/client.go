package client

import "context"

type StartWorkflowOptions struct {
	ID        string
	TaskQueue string
}

type WorkflowRun interface{ GetID() string }

type Client interface {
	ExecuteWorkflow(ctx context.Context, options StartWorkflowOptions, workflow any, args ...any) (WorkflowRun, error)
}
