// Package folded keeps errors in something else before it answers.
package folded

import (
	"context"
	"errors"
	"log"
	"net/http"

	"github.com/hibiken/asynq"
)

type Store interface {
	Save(ctx context.Context, id string) error
}

type Server struct {
	store Store
	ids   []string
}

// The flag decides.
func (s *Server) Flag(w http.ResponseWriter, r *http.Request) {
	ok := true
	for _, id := range s.ids {
		if err := s.store.Save(r.Context(), id); err != nil {
			ok = false
		}
	}
	if !ok {
		w.WriteHeader(http.StatusInternalServerError)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}

// Nobody asks for the flag but the log.
func (s *Server) FlagLogged(w http.ResponseWriter, r *http.Request) {
	ok := true
	if err := s.store.Save(r.Context(), "a"); err != nil { // want `error from s.store.Save is dropped and 204 is sent at line \d+: the sender`
		ok = false
	}
	log.Print("saved: ", ok)
	w.WriteHeader(http.StatusNoContent)
}

// The counter decides.
func (s *Server) Counter(w http.ResponseWriter, r *http.Request) {
	failed := 0
	for _, id := range s.ids {
		if err := s.store.Save(r.Context(), id); err != nil {
			failed++
		}
	}
	if failed > 0 {
		http.Error(w, "some failed", http.StatusInternalServerError)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}

func (s *Server) CounterLogged(w http.ResponseWriter, r *http.Request) {
	failed := 0
	for _, id := range s.ids {
		if err := s.store.Save(r.Context(), id); err != nil { // want `error from s.store.Save is dropped and 204 is sent at line \d+: the sender`
			failed++
		}
	}
	log.Print(failed, " failed")
	w.WriteHeader(http.StatusNoContent)
}

// The length of the list decides.
func (s *Server) List(w http.ResponseWriter, r *http.Request) {
	var errs []error
	for _, id := range s.ids {
		if err := s.store.Save(r.Context(), id); err != nil {
			errs = append(errs, err)
		}
	}
	if len(errs) > 0 {
		http.Error(w, errs[0].Error(), http.StatusInternalServerError)
	}
}

// The errors are joined, and nil only if there are none.
func (s *Server) Join(ctx context.Context, t *asynq.Task) error {
	var errs []error
	for _, id := range s.ids {
		if err := s.store.Save(ctx, id); err != nil {
			errs = append(errs, err)
		}
	}
	return errors.Join(errs...)
}

func (s *Server) Joined(ctx context.Context, t *asynq.Task) error {
	var err error
	for _, id := range s.ids {
		err = errors.Join(err, s.store.Save(ctx, id)) // joined with those before
	}
	return err
}

func (s *Server) JoinLogged(ctx context.Context, t *asynq.Task) error {
	var errs []error
	for _, id := range s.ids {
		if err := s.store.Save(ctx, id); err != nil { // want `error from s.store.Save is logged and nil is returned at line \d+: the task is not tried again and the work is lost`
			errs = append(errs, err)
		}
	}
	if err := errors.Join(errs...); err != nil {
		log.Print(err)
	}
	return nil
}

// A bare return returns the named result.
func (s *Server) Named(ctx context.Context, t *asynq.Task) (err error) {
	if err = s.store.Save(ctx, "a"); err != nil {
		log.Print(err)
		return
	}
	return s.store.Save(ctx, "b")
}

// The inner err is another one.
func (s *Server) Shadowed(ctx context.Context, t *asynq.Task) (err error) {
	if t != nil {
		err := s.store.Save(ctx, "a") // want `error from s.store.Save is logged and nil is returned at line \d+: the task is not tried again and the work is lost`
		if err != nil {
			log.Print(err)
		}
	}
	return err
}

func (s *Server) Last(ctx context.Context, t *asynq.Task) error {
	var err error
	for _, id := range s.ids {
		err = s.store.Save(ctx, id) // want `error from s.store.Save is dropped and nil is returned at line \d+: the task is not tried again and the work is lost`
	}
	return err
}

// A result that the caller is to look at.
type result struct {
	ID  string
	Err error
}

func (s *Server) save(ctx context.Context, id string) result {
	return result{id, s.store.Save(ctx, id)}
}

// The field is looked at.
func (s *Server) Field(w http.ResponseWriter, r *http.Request) {
	res := s.save(r.Context(), "a")
	if res.Err != nil {
		w.WriteHeader(http.StatusInternalServerError)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}
