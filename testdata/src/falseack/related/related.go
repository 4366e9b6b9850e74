// Package related has what else there is to see beside a report.
package related

import (
	"log"
	"net/http"

	"falseack/related/keep"
)

type Server struct{ store keep.Store }

func (s *Server) Register(mux *http.ServeMux) {
	mux.HandleFunc("POST /hooks/here", s.here)
	mux.HandleFunc("POST /hooks/elsewhere", s.elsewhere)
}

func (s *Server) here(w http.ResponseWriter, r *http.Request) {
	err := s.store.Save(r.Context(), "here") // want `error from s.store.Save`
	if err != nil {
		log.Print("here")
		log.Print(err)
	}
	w.WriteHeader(http.StatusOK)
}

func (s *Server) elsewhere(w http.ResponseWriter, r *http.Request) {
	keep.Keep(r.Context(), s.store, "elsewhere") // want `error from store.Save \(keep.go:14, through keep.Keep\)`
	w.WriteHeader(http.StatusOK)
}
