// Package parallel does work in goroutines and waits for it.
package parallel

import (
	"context"
	"log"
	"net/http"
	"sync"

	"golang.org/x/sync/errgroup"
)

type Store interface {
	Save(ctx context.Context, id string) error
}

type Server struct{ store Store }

// The group returns the first error.
func (s *Server) Group(w http.ResponseWriter, r *http.Request) {
	g, ctx := errgroup.WithContext(r.Context())
	g.Go(func() error { return s.store.Save(ctx, "a") })
	g.Go(func() error { return s.store.Save(ctx, "b") })
	if err := g.Wait(); err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}

func (s *Server) GroupLogged(w http.ResponseWriter, r *http.Request) {
	g, ctx := errgroup.WithContext(r.Context())
	g.Go(func() error { return s.store.Save(ctx, "a") }) // want `error from s.store.Save is logged and 204 is sent at line \d+: the sender`
	if err := g.Wait(); err != nil {
		log.Print(err)
	}
	w.WriteHeader(http.StatusNoContent)
}

func (s *Server) GroupSwallowed(w http.ResponseWriter, r *http.Request) {
	g, ctx := errgroup.WithContext(r.Context())
	g.Go(func() error {
		if err := s.store.Save(ctx, "a"); err != nil { // want `error from s.store.Save is logged and 204 is sent at line \d+: the sender`
			log.Print(err)
		}
		return nil
	})
	if err := g.Wait(); err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}

// Errors are collected in a variable that decides.
func (s *Server) WaitGroup(w http.ResponseWriter, r *http.Request) {
	var wg sync.WaitGroup
	var failure error
	wg.Add(1)
	go func() {
		defer wg.Done()
		failure = s.store.Save(r.Context(), "a")
	}()
	wg.Wait()
	if failure != nil {
		w.WriteHeader(http.StatusInternalServerError)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}

// The error comes back through a channel, and decides.
func (s *Server) Channel(w http.ResponseWriter, r *http.Request) {
	errs := make(chan error, 1)
	go func() { errs <- s.store.Save(r.Context(), "a") }()
	if err := <-errs; err != nil {
		w.WriteHeader(http.StatusInternalServerError)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}
