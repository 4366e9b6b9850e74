// Package deferred answers in deferred functions.
package deferred

import (
	"context"
	"fmt"
	"log"
	"net/http"

	"github.com/hibiken/asynq"
)

type Store interface {
	Save(ctx context.Context, id string) error
}

type Server struct{ store Store }

// The deferred function answers by the error.
func (s *Server) Right(w http.ResponseWriter, r *http.Request) {
	var err error
	defer func() {
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		w.WriteHeader(http.StatusNoContent)
	}()
	err = s.store.Save(r.Context(), "a")
}

func (s *Server) Always(w http.ResponseWriter, r *http.Request) {
	defer w.WriteHeader(http.StatusNoContent)
	if err := s.store.Save(r.Context(), "a"); err != nil { // want `error from s.store.Save is logged and 204 is sent at line \d+: the sender`
		log.Print(err)
	}
}

// The deferred function answers by a status.
func (s *Server) Status(w http.ResponseWriter, r *http.Request) {
	status := http.StatusInternalServerError
	defer func() { w.WriteHeader(status) }()
	if err := s.store.Save(r.Context(), "a"); err != nil {
		log.Print(err)
		return
	}
	status = http.StatusNoContent
}

func (s *Server) StatusLost(w http.ResponseWriter, r *http.Request) {
	status := http.StatusNoContent
	defer func() { w.WriteHeader(status) }()
	if err := s.store.Save(r.Context(), "a"); err != nil { // want `error from s.store.Save is logged and 204 is sent at line \d+: the sender`
		log.Print(err)
		return
	}
}

// The error that is tested is another one.
func (s *Server) Shadow(w http.ResponseWriter, r *http.Request) {
	var err error
	defer func() {
		if err != nil {
			w.WriteHeader(http.StatusInternalServerError)
		}
	}()
	if err := s.store.Save(r.Context(), "a"); err != nil { // want `error from s.store.Save is logged and the handler returns without a status, which sends 200: the sender`
		log.Print(err)
		return
	}
}

// The named result is set by the deferred function.
func (s *Server) Task(ctx context.Context, t *asynq.Task) (err error) {
	defer func() {
		if err != nil {
			err = fmt.Errorf("task: %w", err)
		}
	}()
	return s.store.Save(ctx, "a")
}

func (s *Server) TaskCleared(ctx context.Context, t *asynq.Task) (err error) {
	defer func() {
		if err != nil {
			log.Print(err)
			err = nil
		}
	}()
	return s.store.Save(ctx, "a") // want `error from s.store.Save is logged and nil is returned: the task is not tried again and the work is lost`
}

func (s *Server) Recovered(ctx context.Context, t *asynq.Task) error {
	defer func() { // want `a panic in s.store.Save is recovered and nil is returned: the task is not tried again and the work is lost`
		if v := recover(); v != nil {
			log.Print(v)
		}
	}()
	return s.store.Save(ctx, "a")
}

// A panic is returned as an error.
func (s *Server) Panics(ctx context.Context, t *asynq.Task) (err error) {
	defer func() {
		if v := recover(); v != nil {
			err = fmt.Errorf("panic: %v", v)
		}
	}()
	return s.store.Save(ctx, "a")
}

// A panic is answered with a failure.
func (s *Server) Recover(w http.ResponseWriter, r *http.Request) {
	defer func() {
		if v := recover(); v != nil {
			w.WriteHeader(http.StatusInternalServerError)
		}
	}()
	if err := s.store.Save(r.Context(), "a"); err != nil {
		panic(err)
	}
}
