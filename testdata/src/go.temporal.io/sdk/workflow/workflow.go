package workflow

import "time"

type Context interface{ Value(key any) any }

type EncodedValue interface{ Get(valuePtr any) error }

type ChildWorkflowOptions struct {
	WorkflowID string
}

func SideEffect(ctx Context, f func(ctx Context) any) EncodedValue
func Now(ctx Context) time.Time
func WithChildOptions(ctx Context, cwo ChildWorkflowOptions) Context
