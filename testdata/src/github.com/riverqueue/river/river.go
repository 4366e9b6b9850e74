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

type Workers struct{ list []any }

func AddWorker[T JobArgs](workers *Workers, worker Worker[T]) {
	workers.list = append(workers.list, worker)
}

func JobCancel(err error) error
