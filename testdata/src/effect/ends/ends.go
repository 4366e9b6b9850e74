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

func Loses(ctx context.Context, s Store) { // want Loses:`^ends\( \| failed\(s\.Save\)\)$`
	if err := s.Save(ctx, "a"); err != nil {
		log.Print(err)
	}
}

func Propagates(ctx context.Context, s Store) error { return s.Save(ctx, "a") } // want Propagates:`^ends\(failed\(s\.Save\) value! \| nil\)$`

func Sends(w http.ResponseWriter, code int) { w.WriteHeader(code) } // want Sends:`^\$0=\$1 ends\(sends \$1\)$`

func Fails(w http.ResponseWriter) { http.Error(w, "no", http.StatusInternalServerError) } // want Fails:`^ends\(sends 500\)$`

func Acks(d amqp.Delivery) { d.Ack(false) } // want Acks:`^ends\(acked\)$`

func Stops(err error) { log.Fatal(err) } // want Stops:`^ends\(never returns\)$`

// It ends in one way only.
func Nothing(id string) string { return id + "!" } // want Nothing:`^result0=\$0$`
