// Command command is run by people.
package main

import (
	"net/http"
	"os"

	"github.com/google/uuid"
	"github.com/nats-io/nats.go"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/charge"
)

func main() {
	http.HandleFunc("/pay", handle)
	if err := pay(os.Args[1]); err != nil {
		os.Exit(1)
	}
}

func pay(orderID string) error {
	params := &stripe.ChargeParams{Amount: stripe.Int64(100)}
	params.SetIdempotencyKey(orderID + uuid.NewString()) // ok: the operation originates with who runs the command
	_, err := charge.New(params)
	return err
}

func payAgain() (err error) {
	for range 3 {
		params := &stripe.ChargeParams{Amount: stripe.Int64(100)}
		params.SetIdempotencyKey(uuid.NewString()) // want `IdempotencyKey is built from uuid.NewString: every attempt gets a new key`
		if _, err = charge.New(params); err == nil {
			return nil
		}
	}
	return err
}

func handle(w http.ResponseWriter, r *http.Request) {
	params := &stripe.ChargeParams{Amount: stripe.Int64(100)}
	params.SetIdempotencyKey(uuid.NewString()) // want `IdempotencyKey is built from uuid.NewString: every delivery gets a new key`
	charge.New(params)
}

func publish(js nats.JetStream) error {
	_, err := js.Publish("events", nil, nats.MsgId(uuid.NewString())) // want `MsgId is built from uuid.NewString: `
	return err
}
