// Package strict has what is reported only with -strict.
package strict

import (
	"context"
	"log"

	"github.com/hibiken/asynq"
)

type Store interface {
	Save(ctx context.Context, id string) error
}

type Publisher interface {
	Publish(ctx context.Context, id string) error
}

type Server struct {
	store Store
	bus   Publisher
}

func (s *Server) BestEffort(ctx context.Context, t *asynq.Task) error {
	if err := s.store.Save(ctx, "a"); err != nil { // want `error from s.store.Save is logged`
		log.Print(err) // best effort
	}
	return nil
}

func (s *Server) Publish(ctx context.Context, t *asynq.Task) error {
	if err := s.store.Save(ctx, "a"); err != nil {
		return err
	}
	if err := s.bus.Publish(ctx, "a"); err != nil { // want `error from s.bus.Publish is logged`
		log.Print(err)
	}
	return nil
}

func (s *Server) Judged(ctx context.Context, t *asynq.Task) error {
	err := s.store.Save(ctx, "a") // want `error from s.store.Save is dropped`
	if isRetryable(err) {
		return err
	}
	return nil
}

func isRetryable(err error) bool { return err == context.DeadlineExceeded }

// With -strict, too, an error that is returned is not lost.
func (s *Server) Right(ctx context.Context, t *asynq.Task) error { return s.store.Save(ctx, "a") }
