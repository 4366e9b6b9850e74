// Package meant has losses that somebody has thought of.
package meant

import (
	"context"
	"log"
	"net/http"

	"github.com/hibiken/asynq"
)

type Store interface {
	Save(ctx context.Context, id string) error
	Notify(ctx context.Context, id string) error
}

type Publisher interface {
	Publish(ctx context.Context, id string) error
}

type Server struct {
	store Store
	bus   Publisher
}

// Never fail: the provider disables endpoints that do, so we always return 200.
func (s *Server) Doc(w http.ResponseWriter, r *http.Request) {
	if err := s.store.Save(r.Context(), "a"); err != nil {
		log.Print(err)
	}
	w.WriteHeader(http.StatusOK)
}

// A comment beside the work says it.
func (s *Server) Beside(ctx context.Context, t *asynq.Task) error {
	if err := s.store.Save(ctx, "a"); err != nil {
		log.Print(err) // best effort
	}
	return nil
}

// A comment about something else says nothing.
func (s *Server) Elsewhere(ctx context.Context, t *asynq.Task) error {
	if err := s.store.Save(ctx, "a"); err != nil { // want `error from s.store.Save is logged and nil is returned at line \d+: the task is not tried again and the work is lost`
		log.Print(err) // with the id
	}
	return nil
}

// The work is done when the message about it cannot be sent.
func (s *Server) Notify(ctx context.Context, t *asynq.Task) error {
	if err := s.store.Save(ctx, "a"); err != nil {
		return err
	}
	if err := s.store.Notify(ctx, "a"); err != nil {
		log.Print(err)
	}
	return nil
}

// The notification is all there is to do.
func (s *Server) OnlyNotify(ctx context.Context, t *asynq.Task) error {
	if err := s.store.Notify(ctx, "a"); err != nil { // want `error from s.store.Notify is logged and nil is returned at line \d+: the task is not tried again and the work is lost`
		log.Print(err)
	}
	return nil
}

// The store has it; who is woken up will look there.
func (s *Server) Publish(ctx context.Context, t *asynq.Task) error {
	if err := s.store.Save(ctx, "a"); err != nil {
		return err
	}
	if err := s.bus.Publish(ctx, "a"); err != nil {
		log.Print(err)
	}
	return nil
}

func (s *Server) OnlyPublish(ctx context.Context, t *asynq.Task) error {
	if err := s.bus.Publish(ctx, "a"); err != nil { // want `error from s.bus.Publish is logged and nil is returned at line \d+: the task is not tried again and the work is lost`
		log.Print(err)
	}
	return nil
}

// The directive has a reason.
//
//replay:at-most-once the next position replaces this one
func (s *Server) Declared(ctx context.Context, t *asynq.Task) error {
	s.store.Save(ctx, "a")
	return nil
}

// It has none.
//
//replay:at-most-once
func (s *Server) Undeclared(ctx context.Context, t *asynq.Task) error {
	s.store.Save(ctx, "a") // want `error from s.store.Save is not checked and nil is returned at line \d+: the task is not tried again and the work is lost`
	return nil
}

func (s *Server) Ignored(ctx context.Context, t *asynq.Task) error {
	s.store.Save(ctx, "a") //replay:ignore falseack a nightly run saves what is missing
	return nil
}
