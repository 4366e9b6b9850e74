// Package status answers webhooks with net/http.
package status

import (
	"context"
	"encoding/json"
	"errors"
	"log"
	"net/http"
)

type Store interface {
	Save(ctx context.Context, id string) error
}

var errKnown = errors.New("known")

type Server struct{ store Store }

func (s *Server) Register(mux *http.ServeMux) {
	mux.HandleFunc("POST /hooks/silent", s.silent)
	mux.HandleFunc("POST /hooks/onward", s.onward)
	mux.HandleFunc("POST /hooks/empty", s.empty)
	mux.HandleFunc("POST /hooks/constant", s.constant)
	mux.HandleFunc("POST /hooks/body", s.body)
	mux.HandleFunc("POST /hooks/known", s.known)
	mux.HandleFunc("POST /hooks/literal", func(w http.ResponseWriter, r *http.Request) {
		err := s.store.Save(r.Context(), "literal") // want `error from s.store.Save`
		if err != nil {
			log.Print(err)
		}
		w.WriteHeader(http.StatusNoContent)
	})
	mux.HandleFunc("POST /hooks/all", s.all)
	mux.HandleFunc("POST /hooks/guarded", s.guarded)
	mux.HandleFunc("POST /hooks/conditional", s.conditional)
	mux.HandleFunc("POST /hooks/shadowed", s.shadowed)
	mux.HandleFunc("POST /hooks/late", s.late)
	mux.HandleFunc("POST /hooks/inverted", s.inverted)
	mux.HandleFunc("POST /hooks/second", s.second)
}

func (s *Server) silent(w http.ResponseWriter, r *http.Request) {
	if err := s.store.Save(r.Context(), "silent"); err != nil { // want `error from s.store.Save`
		log.Print(err)
		// The reader of the log knows.
		return
	}
	log.Print("saved")
}

func (s *Server) onward(w http.ResponseWriter, r *http.Request) {
	if err := s.store.Save(r.Context(), "onward"); err != nil { // want `error from s.store.Save`
		log.Print(err)
	}
	w.Header().Set("Content-Type", "application/json")
	json.NewEncoder(w).Encode(map[string]bool{"ok": true})
}

func (s *Server) empty(w http.ResponseWriter, r *http.Request) {
	if err := s.store.Save(r.Context(), "empty"); err != nil { // want `error from s.store.Save`
		// What could we do?
	}
	w.WriteHeader(http.StatusOK)
}

func (s *Server) constant(w http.ResponseWriter, r *http.Request) {
	if err := s.store.Save(r.Context(), "constant"); err != nil { // want `error from s.store.Save`
		log.Print(err)
		w.WriteHeader(http.StatusOK)
		return
	}
	w.WriteHeader(http.StatusOK)
}

func (s *Server) body(w http.ResponseWriter, r *http.Request) {
	if err := s.store.Save(r.Context(), "body"); err != nil { // want `error from s.store.Save`
		w.Header().Set("Content-Type", "application/json")
		json.NewEncoder(w).Encode(map[string]string{"error": err.Error()})
		return
	}
	w.WriteHeader(http.StatusOK)
}

// The kind of error that is none has an arm of its own.
func (s *Server) known(w http.ResponseWriter, r *http.Request) {
	err := s.store.Save(r.Context(), "known") // want `error from s.store.Save`
	if errors.Is(err, errKnown) {
		w.WriteHeader(http.StatusOK)
		return
	}
	if err != nil {
		log.Print(err)
	}
	w.WriteHeader(http.StatusOK)
}

// Nobody can say what becomes of the others when one has failed.
func (s *Server) all(w http.ResponseWriter, r *http.Request) {
	for _, id := range r.URL.Query()["id"] {
		if err := s.store.Save(r.Context(), id); err != nil { // want `error from s.store.Save`
			log.Print(err)
		}
	}
	w.WriteHeader(http.StatusOK)
}

// A condition within the arm says more than a fix could know.
func (s *Server) guarded(w http.ResponseWriter, r *http.Request) {
	if err := s.store.Save(r.Context(), "guarded"); err != nil { // want `error from s.store.Save`
		if !errors.Is(err, errKnown) {
			log.Print(err)
		}
		w.WriteHeader(http.StatusOK)
		return
	}
	w.WriteHeader(http.StatusOK)
}

// So does one beside the test.
func (s *Server) conditional(w http.ResponseWriter, r *http.Request) {
	if err := s.store.Save(r.Context(), "conditional"); err != nil && !errors.Is(err, errKnown) { // want `error from s.store.Save`
		log.Print(err)
		return
	}
	w.WriteHeader(http.StatusOK)
}

// The package is not to be had where its name means something else.
func (s *Server) shadowed(w http.ResponseWriter, r *http.Request) {
	http := "http"
	if err := s.store.Save(r.Context(), http); err != nil { // want `error from s.store.Save`
		log.Print(err)
	}
	w.WriteHeader(200)
}

// The success is out already.
func (s *Server) late(w http.ResponseWriter, r *http.Request) {
	w.WriteHeader(http.StatusOK)
	if err := s.store.Save(r.Context(), "late"); err != nil { // want `error from s.store.Save`
		http.Error(w, err.Error(), http.StatusInternalServerError)
	}
}

// There is no arm for the error.
func (s *Server) inverted(w http.ResponseWriter, r *http.Request) {
	if err := s.store.Save(r.Context(), "inverted"); err == nil { // want `error from s.store.Save`
		log.Print("saved")
	}
	w.WriteHeader(http.StatusOK)
}

// Another delivery would do the first part again.
func (s *Server) second(w http.ResponseWriter, r *http.Request) {
	if err := s.store.Save(r.Context(), "first"); err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	if err := s.store.Save(r.Context(), "second"); err != nil { // want `error from s.store.Save`
		log.Print(err)
	}
	w.WriteHeader(http.StatusOK)
}
