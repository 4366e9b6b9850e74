package river

import "context"

type JobArgs interface{ Kind() string }

type Job[T JobArgs] struct {
	Args T
}

type Worker[T JobArgs] interface {
	Work(ctx context.Context, job *Job[T]) error
}

type WorkerDefaults[T JobArgs] struct{}

type Workers struct{}

func AddWorker[T JobArgs](workers *Workers, worker Worker[T])

func JobCancel(err error) error
