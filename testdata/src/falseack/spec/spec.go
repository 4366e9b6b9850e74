// Package spec has the examples of the documentation, in the same order.
package spec

import (
	"context"
	"encoding/json"
	"errors"
	"log"
	"net/http"

	"github.com/aws/aws-lambda-go/events"
	"github.com/hibiken/asynq"
	"github.com/nats-io/nats.go"
	"github.com/segmentio/kafka-go"
)

type Order struct{ ID string }

var ErrDuplicate = errors.New("duplicate")

type Orders interface {
	Create(ctx context.Context, o Order) error
	Notify(ctx context.Context, o Order) error
}

type Charges interface {
	Create(ctx context.Context, o Order) error
}

type Server struct {
	orders  Orders
	charges Charges
	reader  *kafka.Reader
	dead    *kafka.Writer
}

func read(r *http.Request) (o Order) {
	json.NewDecoder(r.Body).Decode(&o)
	return o
}

func (s *Server) Wrong(w http.ResponseWriter, r *http.Request) {
	if err := s.charges.Create(r.Context(), read(r)); err != nil { // want "charges.Create"
		log.Printf("charge: %v", err)
	}
	w.WriteHeader(http.StatusOK)
}

func (s *Server) Right(w http.ResponseWriter, r *http.Request) {
	if err := s.charges.Create(r.Context(), read(r)); err != nil {
		http.Error(w, "try again", http.StatusInternalServerError)
		return
	}
	w.WriteHeader(http.StatusOK)
}

func (s *Server) Callee(w http.ResponseWriter, r *http.Request) {
	s.charge(r.Context(), read(r))
	w.WriteHeader(http.StatusOK)
}

func (s *Server) charge(ctx context.Context, o Order) {
	if err := s.charges.Create(ctx, o); err != nil { // want "charges.Create"
		log.Printf("charge: %v", err)
	}
}

func (s *Server) Implicit(w http.ResponseWriter, r *http.Request) {
	if err := s.orders.Create(r.Context(), read(r)); err != nil { // want "orders.Create"
		return
	}
	w.WriteHeader(http.StatusCreated)
}

func (s *Server) Task(ctx context.Context, t *asynq.Task) error {
	s.orders.Create(ctx, Order{string(t.Payload())}) // want "orders.Create"
	return nil
}

func (s *Server) Consume(ctx context.Context) error {
	for {
		m, err := s.reader.FetchMessage(ctx)
		if err != nil {
			return err
		}
		if err := s.orders.Create(ctx, Order{string(m.Value)}); err != nil { // want "orders.Create"
			log.Print(err)
			continue
		}
		if err := s.reader.CommitMessages(ctx, m); err != nil {
			return err
		}
	}
}

func (s *Server) Subscribe(js nats.JetStream) error {
	_, err := js.Subscribe("orders", func(m *nats.Msg) {
		if err := s.orders.Create(context.Background(), Order{string(m.Data)}); err != nil { // want "orders.Create"
			log.Print(err)
		}
	})
	return err
}

func (s *Server) Duplicate(ctx context.Context, t *asynq.Task) error {
	err := s.orders.Create(ctx, Order{string(t.Payload())})
	if errors.Is(err, ErrDuplicate) {
		return nil
	}
	return err
}

func (s *Server) Batch(ctx context.Context, e events.SQSEvent) error {
	var errs []error
	for _, m := range e.Records {
		errs = append(errs, s.orders.Create(ctx, Order{m.Body}))
	}
	return errors.Join(errs...)
}

func (s *Server) Dead(ctx context.Context) error {
	m, err := s.reader.FetchMessage(ctx)
	if err != nil {
		return err
	}
	if err := s.orders.Create(ctx, Order{string(m.Value)}); err != nil {
		if err := s.dead.WriteMessages(ctx, kafka.Message{Value: m.Value}); err != nil {
			return err
		}
	}
	return s.reader.CommitMessages(ctx, m)
}

func (s *Server) Late(w http.ResponseWriter, r *http.Request) {
	w.WriteHeader(http.StatusAccepted)
	if err := s.orders.Create(r.Context(), read(r)); err != nil { // want "orders.Create"
		w.WriteHeader(http.StatusInternalServerError)
	}
}

func (s *Server) Recovered(ctx context.Context, t *asynq.Task) error {
	defer func() { // want "panic"
		if v := recover(); v != nil {
			log.Print(v)
		}
	}()
	return s.orders.Create(ctx, Order{string(t.Payload())})
}

func (s *Server) Intended(w http.ResponseWriter, r *http.Request) {
	if err := s.orders.Create(r.Context(), read(r)); err != nil {
		log.Print(err) // always answer 200: the provider disables endpoints that fail
	}
	w.WriteHeader(http.StatusOK)
}

//replay:at-most-once positions are stale before a retry could arrive
func (s *Server) HandlePosition(w http.ResponseWriter, r *http.Request) {
	if err := s.orders.Create(r.Context(), read(r)); err != nil {
		log.Print(err)
	}
}

func (s *Server) Ignored(w http.ResponseWriter, r *http.Request) {
	//replay:ignore falseack a nightly run creates what is missing
	if err := s.orders.Create(r.Context(), read(r)); err != nil {
		log.Print(err)
	}
}
