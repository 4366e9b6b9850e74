// Package strict is reported on only with -strict: honest people differ.
package strict

import (
	"crypto/sha256"
	"encoding/hex"
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
		js.Publish("events", nil, nats.MsgId(id)) // ok: also then: the client was asked
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
	return workflow.ChildWorkflowOptions{WorkflowID: uuid.NewString()} // ok: also then: workflow code is replayed, which is another matter
}

func digest(js nats.JetStream, messageID string, body []byte) error {
	sum := sha256.Sum256(body)
	_, err := js.Publish("events", body, nats.MsgId(hex.EncodeToString(sum[:]))) // want `^the key given to MsgId is a hash of the whole body: a replay with any difference in it is not recognised; messageID is at hand$`
	return err
}

func digestOfPart(js nats.JetStream, messageID string, body []byte) error {
	sum := sha256.Sum256([]byte(messageID))
	_, err := js.Publish("events", body, nats.MsgId(hex.EncodeToString(sum[:]))) // ok: of the identifier
	return err
}

func digestAlone(js nats.JetStream, body []byte) error {
	sum := sha256.Sum256(body)
	_, err := js.Publish("events", body, nats.MsgId(hex.EncodeToString(sum[:]))) // ok: there is nothing else
	return err
}

func natural(id string) nats.PubOpt {
	return nats.MsgId(id) // ok: also then
}
