// Package naming gives names to work that would get random ones.
package naming

import (
	"context"
	"fmt"
	"time"

	"github.com/aws/aws-lambda-go/events"
	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/sfn"
	"github.com/google/uuid"
	"github.com/hibiken/asynq"
	"go.temporal.io/sdk/client"
	"go.temporal.io/sdk/workflow"
)

type service struct {
	temporal client.Client
	tasks    *asynq.Client
	machine  *sfn.Client
}

func ship() {}

func (s *service) HandleOrder(ctx context.Context, e events.SQSEvent) error {
	for _, m := range e.Records {
		_, err := s.temporal.ExecuteWorkflow(ctx, client.StartWorkflowOptions{
			ID: "ship-" + uuid.NewString(), // want `^StartWorkflowOptions.ID is built from uuid.NewString: `
		}, ship, m.Body)
		if err != nil {
			return err
		}
	}
	return nil
}

func (s *service) HandleOrderNatural(ctx context.Context, e events.SQSEvent) error {
	for _, m := range e.Records {
		_, err := s.temporal.ExecuteWorkflow(ctx, client.StartWorkflowOptions{
			ID: "ship-" + m.MessageId, // ok: a redelivery has the same identifier
		}, ship, m.Body)
		if err != nil {
			return err
		}
	}
	return nil
}

func (s *service) start(ctx context.Context, order string) error {
	_, err := s.temporal.ExecuteWorkflow(ctx, client.StartWorkflowOptions{
		ID: uuid.NewString(), // ok: outside of entry points this is what an empty one means
	}, ship, order)
	return err
}

func (s *service) ProcessTask(ctx context.Context, t *asynq.Task) error {
	next := asynq.NewTask("mail", t.Payload())
	_, err := s.tasks.Enqueue(next, asynq.TaskID(fmt.Sprint("mail-", time.Now().UnixNano()))) // want `^the key given to TaskID is built from time.Now: `
	return err
}

type digest struct{ tasks *asynq.Client }

func (d *digest) ProcessTask(ctx context.Context, t *asynq.Task) error {
	id, _ := asynq.GetTaskID(ctx)
	_, err := d.tasks.Enqueue(asynq.NewTask("mail", t.Payload()), asynq.TaskID("mail-"+id)) // ok: all attempts at a task share its identifier
	return err
}

func (s *service) enqueue(name string) error {
	_, err := s.tasks.Enqueue(asynq.NewTask(name, nil), asynq.TaskID(uuid.NewString())) // ok: outside of entry points
	return err
}

func (s *service) HandleEvent(ctx context.Context, e events.CloudWatchEvent) error {
	_, err := s.machine.StartExecution(ctx, &sfn.StartExecutionInput{
		Name: aws.String("nightly-" + uuid.NewString()), // want `^StartExecutionInput.Name is built from uuid.NewString: `
	})
	return err
}

func (s *service) HandleEventNatural(ctx context.Context, e events.CloudWatchEvent) error {
	_, err := s.machine.StartExecution(ctx, &sfn.StartExecutionInput{
		Name: aws.String("nightly-" + e.ID + e.Time.Format("2006-01-02")), // ok: event and time are those of the schedule
	})
	return err
}

func parent(ctx workflow.Context, order string) error {
	ctx = workflow.WithChildOptions(ctx, workflow.ChildWorkflowOptions{
		WorkflowID: order + uuid.NewString(), // ok: for tools that know what workflows may do
	})
	_ = ctx
	return nil
}

func parentRecorded(ctx workflow.Context, order string) error {
	var id string
	err := workflow.SideEffect(ctx, func(workflow.Context) any { return uuid.NewString() }).Get(&id)
	if err != nil {
		return err
	}
	ctx = workflow.WithChildOptions(ctx, workflow.ChildWorkflowOptions{
		WorkflowID: order + id, // ok: the history keeps what was made up
	})
	_ = ctx
	return nil
}

func parentTime(ctx workflow.Context, order string) error {
	ctx = workflow.WithChildOptions(ctx, workflow.ChildWorkflowOptions{
		WorkflowID: order + workflow.Now(ctx).String(), // ok: the history keeps the time
	})
	_ = ctx
	return nil
}
