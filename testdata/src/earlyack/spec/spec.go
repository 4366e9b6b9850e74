// Package spec has the examples of the documentation, in the same order.
package spec

import (
	"context"
	"encoding/json"
	"log"
	"net/http"

	"github.com/hibiken/asynq"
	amqp "github.com/rabbitmq/amqp091-go"
)

type Order struct{ ID string }

type Orders interface {
	Create(ctx context.Context, o Order) error
}

type Server struct {
	orders Orders
	tasks  *asynq.Client
}

func read(r *http.Request) (o Order) {
	json.NewDecoder(r.Body).Decode(&o)
	return o
}

func (s *Server) create(ctx context.Context, o Order) {
	if err := s.orders.Create(ctx, o); err != nil {
		log.Print(err)
	}
}

func (s *Server) Wrong(w http.ResponseWriter, r *http.Request) {
	go s.create(context.WithoutCancel(r.Context()), read(r)) // want "nobody waits"
	w.WriteHeader(http.StatusAccepted)
}

func (s *Server) Right(w http.ResponseWriter, r *http.Request) {
	task := asynq.NewTask("order:create", []byte(read(r).ID))
	if _, err := s.tasks.Enqueue(task); err != nil {
		http.Error(w, "try again", http.StatusServiceUnavailable)
		return
	}
	w.WriteHeader(http.StatusAccepted)
}

func (s *Server) Waited(w http.ResponseWriter, r *http.Request) {
	errs := make(chan error, 1)
	go func() { errs <- s.orders.Create(r.Context(), read(r)) }()
	if err := <-errs; err != nil {
		w.WriteHeader(http.StatusInternalServerError)
	}
}

func (s *Server) Before(ctx context.Context, d amqp.Delivery) error {
	if err := d.Ack(false); err != nil { // want "before"
		return err
	}
	return s.orders.Create(ctx, Order{string(d.Body)})
}

func (s *Server) Auto(ctx context.Context, ch *amqp.Channel) error {
	deliveries, err := ch.Consume("orders", "", true, false, false, false, nil) // want "before"
	if err != nil {
		return err
	}
	for d := range deliveries {
		if err := s.orders.Create(ctx, Order{string(d.Body)}); err != nil {
			return err
		}
	}
	return nil
}

func (s *Server) Deferred(ctx context.Context, d amqp.Delivery) {
	defer d.Ack(false) // want "whatever"
	if err := s.orders.Create(ctx, Order{string(d.Body)}); err != nil {
		log.Print(err)
	}
}

//replay:at-most-once a position that is lost is followed by the next
func (s *Server) Position(ctx context.Context, d amqp.Delivery) error {
	if err := d.Ack(false); err != nil {
		return err
	}
	return s.orders.Create(ctx, Order{string(d.Body)})
}
