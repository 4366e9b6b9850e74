// Package queue declares a queue that another package, which nobody sees, implements.
package queue

import "context"

// A Job is to be done.
type Job struct {
	ID   string
	Body []byte
}

// An Event is no job.
type Event struct {
	ID   string
	Body []byte
}

// A Queuer takes jobs.
type Queuer interface {
	Write(ctx context.Context, name string, job *Job) error
	Enqueue(ctx context.Context, job Job) error
	EnqueueEvent(ctx context.Context, event *Event) error
	Requeue(ctx context.Context, job *Job) error
}

// A Store keeps jobs.
type Store interface {
	Write(ctx context.Context, name string, job *Job) error
}
