// Package callees calls what loses errors, and what does not.
package callees

import (
	"context"
	"log"
	"net/http"
	"time"

	"github.com/hibiken/asynq"

	"falseack/callees/ledger"
)

type Server struct {
	ledger *ledger.Ledger
	step   func(ctx context.Context, id string) error
	booker Booker
	remote Remote
}

func (s *Server) Book(w http.ResponseWriter, r *http.Request) {
	s.ledger.Book(r.Context(), "a") // want `error from l.store.Save \(ledger.go:17, through s.ledger.Book\) is logged and 204 is sent at line \d+: the sender`
	w.WriteHeader(http.StatusNoContent)
}

// Deeper down it is the same.
func (s *Server) Deep(w http.ResponseWriter, r *http.Request) {
	s.book(r.Context()) // the callee is reported at its first call
	w.WriteHeader(http.StatusNoContent)
}

func (s *Server) book(ctx context.Context) {
	s.ledger.Book(ctx, "a")
}

func (s *Server) Try(w http.ResponseWriter, r *http.Request) {
	if err := s.ledger.Try(r.Context(), "a"); err != nil { // want `error from s.ledger.Try is logged and 204 is sent at line \d+: the sender`
		log.Print(err)
	}
	w.WriteHeader(http.StatusNoContent)
}

// The error is not lost in the callee, nor here.
func (s *Server) TryRight(w http.ResponseWriter, r *http.Request) {
	if err := s.ledger.Try(r.Context(), "a"); err != nil {
		w.WriteHeader(http.StatusInternalServerError)
	}
}

// The process stops before anything is answered.
func (s *Server) Must(w http.ResponseWriter, r *http.Request) {
	s.ledger.Must(r.Context(), "a")
	w.WriteHeader(http.StatusNoContent)
}

// The callee says whether it is done.
func (s *Server) Done(w http.ResponseWriter, r *http.Request) {
	if !s.ledger.Done(r.Context(), "a") {
		w.WriteHeader(http.StatusInternalServerError)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}

// A function value that takes a context and may fail does work.
func (s *Server) Step(ctx context.Context, t *asynq.Task) error {
	if err := s.step(ctx, "a"); err != nil { // want `error from s.step is logged and nil is returned at line \d+: the task is not tried again and the work is lost`
		log.Print(err)
	}
	return nil
}

// The task is tried again.
func (s *Server) StepRight(ctx context.Context, t *asynq.Task) error { return s.step(ctx, "a") }

// Booker has one implementation, in this package.
type Booker interface {
	Apply(ctx context.Context, id string) error
}

type memory map[string]bool

// Apply does nothing that could be lost.
func (m memory) Apply(ctx context.Context, id string) error {
	m[id] = true
	return nil
}

// Remote has none.
type Remote interface {
	Charge(ctx context.Context, id string) error
	Validate(ctx context.Context, id string) error
}

func (s *Server) Remote(ctx context.Context, t *asynq.Task) error {
	if err := s.remote.Charge(ctx, "a"); err != nil { // want `error from s.remote.Charge is logged and nil is returned at line \d+: the task is not tried again and the work is lost`
		log.Print(err)
	}
	return nil
}

// To validate is no work.
func (s *Server) Validate(ctx context.Context, t *asynq.Task) error {
	if err := s.remote.Validate(ctx, "a"); err != nil {
		log.Print(err)
		return nil
	}
	return s.remote.Charge(ctx, "a")
}

// The last attempt decides.
func (s *Server) Retry(ctx context.Context, t *asynq.Task) error {
	var err error
	for range 3 {
		if err = s.remote.Charge(ctx, "a"); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}

// The process is about to stop, and the task is taken up again.
func (s *Server) Shutdown(ctx context.Context, t *asynq.Task) error {
	for {
		err := s.remote.Charge(ctx, "a")
		if err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return nil
		case <-time.After(time.Second):
		}
	}
}
