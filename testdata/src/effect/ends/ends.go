// Package ends has functions that end in ways their callers should know.
package ends

import (
	"context"
	"log"
	"net/http"

	amqp "github.com/rabbitmq/amqp091-go"
)

type Store interface {
	Save(ctx context.Context, id string) error
}

func Loses(ctx context.Context, s Store) {
	if err := s.Save(ctx, "a"); err != nil {
		log.Print(err)
	}
}

func Propagates(ctx context.Context, s Store) error { return s.Save(ctx, "a") }

func Sends(w http.ResponseWriter, code int) { w.WriteHeader(code) }

func Fails(w http.ResponseWriter) { http.Error(w, "no", http.StatusInternalServerError) }

func Acks(d amqp.Delivery) { d.Ack(false) }

func Stops(err error) { log.Fatal(err) }

func Nothing(id string) string { return id + "!" } // nothing to know
