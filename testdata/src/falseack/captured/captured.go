// Package captured keeps what has failed to work on it later.
package captured

import (
	"context"
	"database/sql"
	"log"

	"github.com/aws/aws-lambda-go/events"
	"github.com/aws/aws-sdk-go-v2/service/sqs"
	"github.com/hibiken/asynq"
)

type Store interface {
	Save(ctx context.Context, id string) error
	MarkFailed(ctx context.Context, id string) error
	SetStatus(ctx context.Context, id, status string) error
	Count(ctx context.Context) (int, error)
}

type Function struct {
	store  Store
	db     *sql.DB
	client *sqs.Client
	tasks  *asynq.Client
}

// Another queue has the message.
func (f *Function) Queue(ctx context.Context, e events.SQSEvent) error {
	for _, m := range e.Records {
		if err := f.store.Save(ctx, m.Body); err != nil {
			if _, err := f.client.SendMessage(ctx, &sqs.SendMessageInput{MessageBody: &m.Body}); err != nil {
				return err
			}
		}
	}
	return nil
}

// Nobody looks whether it has it.
func (f *Function) QueueUnchecked(ctx context.Context, e events.SQSEvent) error {
	for _, m := range e.Records {
		if err := f.store.Save(ctx, m.Body); err != nil { // want `error from f.store.Save is dropped and nil is returned at line \d+: the event is not delivered again and the work is lost`
			f.client.SendMessage(ctx, &sqs.SendMessageInput{MessageBody: &m.Body})
		}
	}
	return nil
}

// The outbox has the message.
func (f *Function) Outbox(ctx context.Context, e events.SNSEvent) error {
	for _, r := range e.Records {
		if err := f.store.Save(ctx, r.SNS.Message); err != nil {
			_, err := f.db.ExecContext(ctx, "INSERT INTO outbox (body) VALUES ($1)", r.SNS.Message)
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// A row says that it has failed, with what has.
func (f *Function) Row(ctx context.Context, e events.SNSEvent) error {
	for _, r := range e.Records {
		if err := f.store.Save(ctx, r.SNS.Message); err != nil {
			_, err := f.db.ExecContext(ctx, "UPDATE jobs SET state = 'failed', cause = $1", err.Error())
			return err
		}
	}
	return nil
}

// The same by name, and by a word.
func (f *Function) Marked(ctx context.Context, e events.SNSEvent) error {
	if err := f.store.Save(ctx, "a"); err != nil {
		return f.store.MarkFailed(ctx, "a")
	}
	if err := f.store.Save(ctx, "b"); err != nil {
		return f.store.SetStatus(ctx, "b", "failed")
	}
	return nil
}

// What is written has nothing to do with the failure.
func (f *Function) Other(ctx context.Context, e events.SNSEvent) error {
	if err := f.store.Save(ctx, "a"); err != nil { // want `error from f.store.Save is logged and nil is returned at line \d+: the event is not delivered again and the work is lost`
		log.Print(err)
	}
	return f.store.SetStatus(ctx, "seen", "done")
}

// A number that is read keeps nothing.
func (f *Function) Counted(ctx context.Context, e events.SNSEvent) error {
	if err := f.store.Save(ctx, "a"); err != nil { // want `error from f.store.Save is dropped and nil is returned at line \d+: the event is not delivered again and the work is lost`
		n, err := f.store.Count(ctx)
		log.Print(n, err)
	}
	return nil
}

// A task does the work later.
func (f *Function) Task(ctx context.Context, e events.SNSEvent) error {
	if err := f.store.Save(ctx, "a"); err != nil {
		if _, err := f.tasks.Enqueue(asynq.NewTask("save", []byte("a"))); err != nil {
			return err
		}
	}
	return nil
}

// A helper keeps it.
func (f *Function) Parked(ctx context.Context, e events.SNSEvent) error {
	if err := f.store.Save(ctx, "a"); err != nil {
		return f.park(ctx, "a", err)
	}
	return nil
}

func (f *Function) park(ctx context.Context, id string, cause error) error {
	_, err := f.db.ExecContext(ctx, "INSERT INTO dead_letters (id, cause) VALUES ($1, $2)", id, cause.Error())
	return err
}
