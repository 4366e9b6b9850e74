// Package events is given events by a bus of which nothing is known.
package events

import (
	"context"

	"github.com/google/uuid"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/charge"
	"go.temporal.io/sdk/client"
)

type kind string

type InvoiceEvent struct {
	Kind  kind
	Total int64
}

type webhookEvent int

type outbox interface {
	Publish(ctx context.Context, e *InvoiceEvent) error
}

type service struct {
	temporal client.Client
	outbox   outbox
}

func work() {}

func (s *service) onInvoice(ctx context.Context, e *InvoiceEvent) error {
	params := &stripe.ChargeParams{Amount: stripe.Int64(e.Total)}
	params.SetIdempotencyKey(uuid.NewString()) // want `^IdempotencyKey is built from uuid.NewString: every delivery gets a new key, so a replay is not recognised$`
	_, err := charge.New(params)
	return err
}

func DispatchWebhook(ctx context.Context, c client.Client, tenant string, event webhookEvent, payload any) error {
	_, err := c.ExecuteWorkflow(ctx, client.StartWorkflowOptions{
		ID: "webhook-" + uuid.NewString(), // want `^StartWorkflowOptions.ID is built from uuid.NewString: `
	}, work, payload)
	return err
}

func (s *service) HandleInvoice(ctx context.Context, e InvoiceEvent) error {
	return s.start(ctx)
}

func (s *service) start(ctx context.Context) error {
	_, err := s.temporal.ExecuteWorkflow(ctx, client.StartWorkflowOptions{
		ID: uuid.NewString(), // want `^StartWorkflowOptions.ID is built from uuid.NewString: `
	}, work)
	return err
}

func (s *service) handleKeyless(ctx context.Context, e InvoiceEvent, key string) error {
	if key == "" {
		key = uuid.NewString()
	}
	_, err := s.temporal.ExecuteWorkflow(ctx, client.StartWorkflowOptions{ID: key}, work) // ok: the caller chose not to give one
	return err
}

func (s *service) newInvoice(ctx context.Context, e *InvoiceEvent) error {
	params := &stripe.ChargeParams{Amount: stripe.Int64(e.Total)}
	params.SetIdempotencyKey(uuid.NewString()) // ok: not named for taking events in
	_, err := charge.New(params)
	return err
}

func (s *service) handleInvoice(ctx context.Context, total int64) error {
	params := &stripe.ChargeParams{Amount: stripe.Int64(total)}
	params.SetIdempotencyKey(uuid.NewString()) // ok: no event
	_, err := charge.New(params)
	return err
}

func (s *service) dispatch(ctx context.Context, e *InvoiceEvent) error {
	_, err := s.temporal.ExecuteWorkflow(ctx, client.StartWorkflowOptions{ID: uuid.NewString()}, work) // ok: an event that leaves
	if err != nil {
		return err
	}
	return s.outbox.Publish(ctx, e)
}

func onceMessage(ctx context.Context, c client.Client, e *InvoiceEvent) error {
	_, err := c.ExecuteWorkflow(ctx, client.StartWorkflowOptions{ID: uuid.NewString()}, work) // ok: another word
	return err
}
