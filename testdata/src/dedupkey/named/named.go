// Package named gives names to jobs, of which nothing is known but how they are called.
package named

import (
	"context"
	"net/http"

	"github.com/aws/aws-lambda-go/events"
	"github.com/google/uuid"

	"dedupkey/named/queue"
)

type service struct {
	queue queue.Queuer
	store queue.Store
}

func (s *service) consume(ctx context.Context, e events.SQSEvent) error {
	for _, m := range e.Records {
		job := &queue.Job{
			ID:   "mail-" + uuid.NewString(), // want `^Job.ID \(through Write\) is built from uuid.NewString: every delivery gets a new key, so a replay is not recognised`
			Body: []byte(m.Body),
		}
		if err := s.queue.Write(ctx, "mail", job); err != nil {
			return err
		}
	}
	return nil
}

func (s *service) consumeNatural(ctx context.Context, e events.SQSEvent) error {
	for _, m := range e.Records {
		job := &queue.Job{ID: "mail-" + m.MessageId, Body: []byte(m.Body)} // ok: a redelivery has the same identifier
		if err := s.queue.Write(ctx, "mail", job); err != nil {
			return err
		}
	}
	return nil
}

func (s *service) consumeMade(ctx context.Context, e events.SQSEvent) error {
	return s.queue.Enqueue(ctx, newJob()) // want `^Job.ID \(through Enqueue\) is built from uuid.NewString \(line \d+, through newJob\)`
}

func newJob() queue.Job { return queue.Job{ID: uuid.NewString()} }

func (s *service) consumeUnnamed(ctx context.Context, e events.SQSEvent) error {
	return s.queue.Enqueue(ctx, queue.Job{Body: nil}) // ok: the queue makes a name up
}

func (s *service) consumeEvent(ctx context.Context, e events.SQSEvent) error {
	return s.queue.EnqueueEvent(ctx, &queue.Event{ID: uuid.NewString()}) // ok: an event is not known to be named by its queue
}

func (s *service) consumeAgain(ctx context.Context, e events.SQSEvent) error {
	return s.queue.Requeue(ctx, &queue.Job{ID: uuid.NewString()}) // ok: put back on purpose
}

func (s *service) consumeStored(ctx context.Context, e events.SQSEvent) error {
	return s.store.Write(ctx, "mail", &queue.Job{ID: uuid.NewString()}) // ok: a store, where the identifier is the row's
}

func (s *service) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	_ = s.queue.Write(r.Context(), "mail", &queue.Job{ID: uuid.NewString()}) // ok: what a client asks for is a job of its own
}

func (s *service) submit(ctx context.Context) error {
	return s.queue.Write(ctx, "mail", &queue.Job{ID: uuid.NewString()}) // ok: no delivery
}
