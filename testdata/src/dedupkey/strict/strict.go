// Package strict is reported on only with -strict: honest people differ.
package strict

import (
	"net/http"
	"time"

	"github.com/google/uuid"
	"github.com/nats-io/nats.go"
	"github.com/stripe/stripe-go/v82"
	"go.temporal.io/sdk/client"
	"go.temporal.io/sdk/workflow"
)

func fallback(js nats.JetStream) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		id := r.Header.Get("Idempotency-Key")
		if id == "" {
			id = uuid.NewString()
		}
		js.Publish("events", nil, nats.MsgId(id)) // want `^the key given to MsgId falls back to uuid.NewString \(line 19\): every delivery without a key gets a new one, so a replay is not recognised$`
	}
}

func scheduled(js nats.JetStream) error {
	_, err := js.Publish("reports", nil, nats.MsgId(time.Now().Format("2006-01-02"))) // want `^the key given to MsgId is built from a truncated time.Now: a replay after the end of the period gets a new key$`
	return err
}

func donate(amount int64) *stripe.ChargeParams {
	params := &stripe.ChargeParams{Amount: stripe.Int64(amount)}
	params.SetIdempotencyKey(uuid.NewString()) // want `^IdempotencyKey is built from uuid.NewString: `
	return params
}

func start() client.StartWorkflowOptions {
	return client.StartWorkflowOptions{ID: uuid.NewString()} // want `^StartWorkflowOptions.ID is built from uuid.NewString: `
}

func child(ctx workflow.Context) workflow.ChildWorkflowOptions {
	return workflow.ChildWorkflowOptions{WorkflowID: uuid.NewString()} // want `^WorkflowID is built from uuid.NewString: `
}

func natural(id string) nats.PubOpt {
	return nats.MsgId(id) // ok: also then
}
