// Package helper answers through helpers of another package.
package helper

import (
	"context"
	"log"
	"net/http"

	"falseack/helper/reply"
)

type Store interface {
	Save(ctx context.Context, id string) error
}

type Server struct{ store Store }

func (s *Server) OK(w http.ResponseWriter, r *http.Request) {
	if err := s.store.Save(r.Context(), "a"); err != nil { // want `error from s.store.Save is logged and 200 is sent at line \d+: the sender`
		log.Print(err)
	}
	reply.OK(w, "saved")
}

func (s *Server) Code(w http.ResponseWriter, r *http.Request) {
	err := s.store.Save(r.Context(), "a") // want `error from s.store.Save is told in the body and 202 is sent at line \d+: the sender`
	if err != nil {
		reply.JSON(w, http.StatusAccepted, err.Error())
		return
	}
	reply.JSON(w, http.StatusCreated, nil)
}

func (s *Server) Problem(w http.ResponseWriter, r *http.Request) {
	if err := s.store.Save(r.Context(), "a"); err != nil { // want `error from s.store.Save is told in the body and 200 is sent at line \d+: the sender`
		reply.Problem(w, err)
		return
	}
	reply.OK(w, nil)
}

// The status is a failure, in the argument.
func (s *Server) Right(w http.ResponseWriter, r *http.Request) {
	if err := s.store.Save(r.Context(), "a"); err != nil {
		reply.JSON(w, http.StatusServiceUnavailable, nil)
		return
	}
	reply.OK(w, nil)
}

// The status is a failure, in the helper.
func (s *Server) Fail(w http.ResponseWriter, r *http.Request) {
	if err := s.store.Save(r.Context(), "a"); err != nil {
		reply.LogError(w, err)
		return
	}
	reply.OK(w, nil)
}

// The status depends on the error in a helper of this package.
func (s *Server) Chosen(w http.ResponseWriter, r *http.Request) {
	err := s.store.Save(r.Context(), "a")
	finish(w, err)
}

func finish(w http.ResponseWriter, err error) {
	code := http.StatusOK
	if err != nil {
		code = http.StatusInternalServerError
	}
	reply.JSON(w, code, nil)
}

// Nobody can see what a function value does with the error.
func (s *Server) Handed(respond func(http.ResponseWriter, error)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		err := s.store.Save(r.Context(), "a")
		respond(w, err)
	}
}

// Routes registers handlers that may fail.
func (s *Server) Routes(mux *http.ServeMux) {
	mux.Handle("/kept", reply.Handler(s.kept))
	mux.Handle("/lost", reply.Handler(s.lost))
	mux.HandleFunc("/wrapped", reply.Wrap(s.kept))
	mux.HandleFunc("/wrapped/lost", reply.Wrap(s.dropped))
}

// The adapter answers with 500.
func (s *Server) kept(w http.ResponseWriter, r *http.Request) error {
	if err := s.store.Save(r.Context(), "a"); err != nil {
		return err
	}
	reply.OK(w, nil)
	return nil
}

func (s *Server) lost(w http.ResponseWriter, r *http.Request) error {
	if err := s.store.Save(r.Context(), "a"); err != nil { // want `error from s.store.Save is logged and the handler returns without a status, which sends 200: the sender`
		log.Print(err)
		return nil
	}
	reply.OK(w, nil)
	return nil
}

func (s *Server) dropped(w http.ResponseWriter, r *http.Request) error {
	if err := s.store.Save(r.Context(), "a"); err != nil { // want `error from s.store.Save is logged and the handler returns without a status, which sends 200: the sender`
		log.Print(err)
	}
	return nil
}
