// Package inner takes messages in, and leaves to others what is to be done.
package inner

import (
	"context"
	"database/sql"
	"net/http"

	"github.com/aws/aws-lambda-go/events"
	"github.com/nats-io/nats.go"
	"go.temporal.io/sdk/client"

	"dedupkey/inner/relay"
	"dedupkey/inner/starter"
)

type service struct {
	temporal client.Client
	shipper  relay.Shipper
	db       *sql.DB
	js       nats.JetStream
}

func (s *service) ship(ctx context.Context, e events.SQSEvent) error {
	return starter.Ship(ctx, s.temporal, "") // want `^StartWorkflowOptions.ID \(through Ship\) is built from uuid.NewString \(starter.go:19\): every delivery gets a new key, so a replay is not recognised$`
}

func (s *service) shipAgain(ctx context.Context, e events.SQSEvent) error {
	return starter.Ship(ctx, s.temporal, "") // ok: the same place, which is reported once
}

func (s *service) relay(ctx context.Context, e events.SQSEvent) error {
	return s.shipper.Ship(ctx, "") // want `^StartWorkflowOptions.ID \(through Ship\) is built from uuid.NewString \(starter.go:19\): `
}

func (s *service) shipAs(ctx context.Context, e events.SQSEvent) error {
	return starter.ShipAs(ctx, s.temporal, e.Records[0].MessageId) // ok: a redelivery has the same identifier
}

func (s *service) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	_ = s.pay()
	_ = starter.Bill(r.Context(), s.temporal) // ok: what a client asks for, layers further on
}

func (s *service) pay() error {
	return starter.Pay(100) // want `^IdempotencyKey \(through Pay\) is built from uuid.NewString \(starter.go:\d+\): `
}

func (s *service) payOrder(ctx context.Context, e events.SQSEvent) error {
	return starter.PayOrder(e.Records[0].MessageId, 100) // ok here: reported there
}

func (s *service) repay(ctx context.Context, e events.SQSEvent) error {
	return starter.RequeuePayment(100) // ok: a new delivery on purpose
}

func (s *service) payBack(ctx context.Context, e events.SQSEvent) error {
	return starter.PayBack(100) // want `^IdempotencyKey \(through PayBack\) is built from uuid.NewString \(starter.go:\d+\): `
}

func (s *service) record(ctx context.Context, e events.SQSEvent) error {
	return starter.Record(s.db, 100) // ok: stored
}

func (s *service) tell(ctx context.Context, e events.SQSEvent) error {
	return starter.Tell(s.js, nil) // ok here: reported there
}

func (s *service) begin(ctx context.Context) error {
	return starter.Ship(ctx, s.temporal, "") // ok: no delivery
}

func payUntilDone() error {
	for {
		if err := starter.Pay(100); err == nil { // ok here: reported above, though another key is made up at each attempt
			return nil
		}
	}
}
