// Package starter starts work under keys that it makes up itself. Nothing here says
// whether a delivery stands behind a call.
package starter

import (
	"context"
	"database/sql"

	"github.com/google/uuid"
	"github.com/nats-io/nats.go"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/charge"
	"go.temporal.io/sdk/client"
)

// Ship starts a workflow.
func Ship(ctx context.Context, c client.Client, body string) error {
	_, err := c.ExecuteWorkflow(ctx, client.StartWorkflowOptions{
		ID: "ship-" + uuid.NewString(), // ok here: outside of entry points this is what an empty one means
	}, Ship, body)
	return err
}

// Bill starts another workflow.
func Bill(ctx context.Context, c client.Client) error {
	_, err := c.ExecuteWorkflow(ctx, client.StartWorkflowOptions{ID: uuid.NewString()}, Bill) // ok: as above
	return err
}

// ShipAs starts a workflow under a name.
func ShipAs(ctx context.Context, c client.Client, name string) error {
	if name == "" {
		name = uuid.NewString()
	}
	_, err := c.ExecuteWorkflow(ctx, client.StartWorkflowOptions{ID: name}, Ship) // ok: the caller chooses
	return err
}

// Pay charges.
func Pay(amount int64) error {
	params := &stripe.ChargeParams{Amount: stripe.Int64(amount)}
	params.SetIdempotencyKey(uuid.NewString()) // ok here: nobody says which operation is meant
	_, err := charge.New(params)
	return err
}

// PayOrder charges for an order.
func PayOrder(orderID string, amount int64) error {
	params := &stripe.ChargeParams{Amount: stripe.Int64(amount)}
	params.SetIdempotencyKey(uuid.NewString()) // want `^IdempotencyKey is built from uuid.NewString: .*; orderID is at hand$`
	_, err := charge.New(params)
	return err
}

// RequeuePayment charges again, on purpose.
func RequeuePayment(amount int64) error {
	params := &stripe.ChargeParams{Amount: stripe.Int64(amount)}
	params.SetIdempotencyKey(uuid.NewString()) // ok: a new delivery on purpose
	_, err := charge.New(params)
	return err
}

// Refund pays back, some functions on.
func Refund(amount int64) error { return withParams(amount, refund) }

func withParams(amount int64, f func(*stripe.ChargeParams) error) error {
	return f(&stripe.ChargeParams{Amount: stripe.Int64(amount)})
}

func refund(params *stripe.ChargeParams) error { return call(params) }

// PayBack pays back, too.
func PayBack(amount int64) error { return call(&stripe.ChargeParams{Amount: stripe.Int64(amount)}) }

func call(params *stripe.ChargeParams) error {
	params.SetIdempotencyKey(uuid.NewString()) // ok here: nobody says which operation is meant
	_, err := charge.New(params)
	return err
}

// Record charges under a key that is stored first.
func Record(db *sql.DB, amount int64) error {
	key := uuid.NewString()
	if _, err := db.Exec("INSERT INTO payments (key, amount) VALUES (?, ?)", key, amount); err != nil {
		return err
	}
	params := &stripe.ChargeParams{Amount: stripe.Int64(amount)}
	params.SetIdempotencyKey(key) // ok: stored
	_, err := charge.New(params)
	return err
}

// Tell publishes.
func Tell(js nats.JetStream, data []byte) error {
	_, err := js.Publish("told", data, nats.MsgId(uuid.NewString())) // want `^the key given to MsgId is built from uuid.NewString: `
	return err
}
