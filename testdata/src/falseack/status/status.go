// Package status answers requests of net/http.
package status

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
)

type Order struct{ ID, Item string }

// Orders has no implementation in sight: what its methods do is in their names.
type Orders interface {
	Create(ctx context.Context, o Order) error
	Find(ctx context.Context, id string) (Order, error)
}

type Server struct {
	orders Orders
	last   string
}

func (s *Server) Logged(w http.ResponseWriter, r *http.Request) {
	if err := s.orders.Create(r.Context(), Order{}); err != nil { // want `error from s.orders.Create is logged and 201 is sent at line \d+: the sender`
		log.Print(err)
	}
	w.WriteHeader(http.StatusCreated)
}

func (s *Server) Implicit(w http.ResponseWriter, r *http.Request) {
	if err := s.orders.Create(r.Context(), Order{}); err != nil { // want `error from s.orders.Create is logged and the handler returns without a status, which sends 200: the sender`
		log.Print(err)
	}
}

func (s *Server) Left(w http.ResponseWriter, r *http.Request) {
	if err := s.orders.Create(r.Context(), Order{}); err != nil { // want `error from s.orders.Create is dropped and the handler returns without a status, which sends 200: the sender`
		return
	}
	w.WriteHeader(http.StatusCreated)
}

func (s *Server) Unchecked(w http.ResponseWriter, r *http.Request) {
	s.orders.Create(r.Context(), Order{}) // want `error from s.orders.Create is not checked and 202 is sent at line \d+: the sender`
	w.WriteHeader(http.StatusAccepted)
}

func (s *Server) Blank(w http.ResponseWriter, r *http.Request) {
	_ = s.orders.Create(r.Context(), Order{}) // want `error from s.orders.Create is not checked and 200 is sent at line \d+: the sender`
	fmt.Fprintln(w, "ok")
}

func (s *Server) Body(w http.ResponseWriter, r *http.Request) {
	if err := s.orders.Create(r.Context(), Order{}); err != nil { // want `error from s.orders.Create is told in the body and 200 is sent at line \d+: the sender`
		json.NewEncoder(w).Encode(map[string]string{"error": err.Error()})
		return
	}
	w.WriteHeader(http.StatusCreated)
}

// The first status line counts.
func (s *Server) Late(w http.ResponseWriter, r *http.Request) {
	w.WriteHeader(http.StatusOK)
	if err := s.orders.Create(r.Context(), Order{}); err != nil { // want `error from s.orders.Create is answered too late and 200 was sent at line \d+: the sender`
		w.WriteHeader(http.StatusInternalServerError)
	}
}

// One arm answers with a failure, the other does not.
func (s *Server) Arm(w http.ResponseWriter, r *http.Request) {
	if r.URL.Query().Has("twice") {
		if err := s.orders.Create(r.Context(), Order{ID: "a"}); err != nil {
			http.Error(w, "failed", http.StatusInternalServerError)
			return
		}
	} else if err := s.orders.Create(r.Context(), Order{ID: "b"}); err != nil { // want `error from s.orders.Create is logged and 201 is sent at line \d+: the sender`
		log.Print(err)
	}
	w.WriteHeader(http.StatusCreated)
}

// The error of the first order is overwritten by that of the second.
func (s *Server) Overwritten(w http.ResponseWriter, r *http.Request) {
	err := s.orders.Create(r.Context(), Order{ID: "a"}) // want `error from s.orders.Create is not checked and the handler returns without a status, which sends 200: the sender`
	err = s.orders.Create(r.Context(), Order{ID: "b"})
	if err != nil {
		http.Error(w, "failed", http.StatusInternalServerError)
	}
}

func (s *Server) HandlePaymentEvent(w http.ResponseWriter, r *http.Request) {
	if _, err := s.orders.Find(r.Context(), "a"); err != nil { // want `error from s.orders.Find is logged and 200 is sent at line \d+: the sender`
		log.Print(err)
		w.WriteHeader(http.StatusOK)
		return
	}
	if err := s.orders.Create(r.Context(), Order{}); err != nil {
		w.WriteHeader(http.StatusInternalServerError)
	}
}

// http.Error is a failure.
func (s *Server) Right(w http.ResponseWriter, r *http.Request) {
	if err := s.orders.Create(r.Context(), Order{}); err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.WriteHeader(http.StatusCreated)
}

// A failure that is the sender's own is not success either.
func (s *Server) Conflict(w http.ResponseWriter, r *http.Request) {
	if err := s.orders.Create(r.Context(), Order{}); err != nil {
		w.WriteHeader(http.StatusConflict)
		return
	}
	w.WriteHeader(http.StatusCreated)
}

// The status is decided further down.
func (s *Server) Variable(w http.ResponseWriter, r *http.Request) {
	status := http.StatusCreated
	if err := s.orders.Create(r.Context(), Order{}); err != nil {
		status = http.StatusBadGateway
	}
	w.WriteHeader(status)
}

// A status written before, which the later one does not change.
func (s *Server) First(w http.ResponseWriter, r *http.Request) {
	if err := s.orders.Create(r.Context(), Order{}); err != nil {
		w.WriteHeader(http.StatusInternalServerError)
	}
	w.WriteHeader(http.StatusOK)
}

// What cannot be read today cannot be read tomorrow: parsing is no work.
func (s *Server) Parse(w http.ResponseWriter, r *http.Request) {
	var o Order
	if err := json.NewDecoder(r.Body).Decode(&o); err != nil {
		log.Print(err)
		w.WriteHeader(http.StatusOK)
		return
	}
	if err := s.orders.Create(r.Context(), o); err != nil {
		w.WriteHeader(http.StatusInternalServerError)
	}
}

// The work is done; only the response fails.
func (s *Server) Write(w http.ResponseWriter, r *http.Request) {
	if err := s.orders.Create(r.Context(), Order{}); err != nil {
		w.WriteHeader(http.StatusInternalServerError)
		return
	}
	if _, err := io.WriteString(w, "ok"); err != nil {
		log.Print(err)
	}
}

// To close what was read loses nothing.
func (s *Server) Close(w http.ResponseWriter, r *http.Request) {
	if err := r.Body.Close(); err != nil {
		log.Print(err)
	}
	w.WriteHeader(http.StatusOK)
}

// Nobody says that a lookup is for a delivery: whoever asks sees what is missing.
func (s *Server) Show(w http.ResponseWriter, r *http.Request) {
	o, err := s.orders.Find(r.Context(), "a")
	if err != nil {
		log.Print(err)
	}
	json.NewEncoder(w).Encode(o)
}

// The order that was there before is none of this request's work.
func (s *Server) Memory(w http.ResponseWriter, r *http.Request) {
	if err := s.remember("a"); err != nil {
		log.Print(err)
	}
	w.WriteHeader(http.StatusOK)
}

func (s *Server) remember(id string) error {
	if id == "" {
		return errors.New("no id")
	}
	s.last = id
	return nil
}

// A panic closes the connection, which the sender takes for a failure.
func (s *Server) Panic(w http.ResponseWriter, r *http.Request) {
	if err := s.orders.Create(r.Context(), Order{}); err != nil {
		panic(err)
	}
	w.WriteHeader(http.StatusCreated)
}

// No more deliveries are answered by a process that has stopped.
func (s *Server) Fatal(w http.ResponseWriter, r *http.Request) {
	if err := s.orders.Create(r.Context(), Order{}); err != nil {
		log.Fatal(err)
	}
	w.WriteHeader(http.StatusCreated)
}

// An aborted connection is a failure.
func (s *Server) Abort(w http.ResponseWriter, r *http.Request) {
	if err := s.orders.Create(r.Context(), Order{}); err != nil {
		panic(http.ErrAbortHandler)
	}
}

// This is no handler. Asked decides by its result, Helped does not.
func (s *Server) help(w http.ResponseWriter, ctx context.Context) bool {
	if err := s.orders.Create(ctx, Order{}); err != nil { // want `error from s.orders.Create is logged and 201 is sent at line \d+: the sender`
		log.Print(err)
		return false
	}
	return true
}

func (s *Server) Asked(w http.ResponseWriter, r *http.Request) {
	if !s.help(w, r.Context()) {
		w.WriteHeader(http.StatusInternalServerError)
		return
	}
	w.WriteHeader(http.StatusCreated)
}

func (s *Server) Helped(w http.ResponseWriter, r *http.Request) {
	s.help(w, r.Context()) // reported in help
	w.WriteHeader(http.StatusCreated)
}
