package activity

import (
	"context"
	"time"
)

type WorkflowExecution struct {
	ID    string
	RunID string
}

type Info struct {
	WorkflowExecution WorkflowExecution
	ActivityID        string
	Attempt           int32
	StartedTime       time.Time
}

func GetInfo(ctx context.Context) Info

func RecordHeartbeat(ctx context.Context, details ...interface{})
