// Package jobs does what can wait.
package jobs

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"

	"github.com/google/uuid"
	"github.com/hibiken/asynq"

	"example.com/boxoffice/billing"
	"example.com/boxoffice/mail"
	"example.com/boxoffice/orders"
	"example.com/boxoffice/relay"
	"example.com/boxoffice/venue"
)

// A Runner executes tasks.
type Runner struct {
	Orders  *orders.Store
	Billing *billing.Client
	Venues  *venue.Client
	Mail    *mail.Mailer
	Relay   *relay.Relay
	Tasks   *asynq.Client
	Log     *slog.Logger
}

// Mux returns the handlers of all tasks.
func (r *Runner) Mux() *asynq.ServeMux {
	mux := asynq.NewServeMux()
	mux.HandleFunc("order:remind", r.remind)
	mux.HandleFunc("order:show-begun", r.begin)
	mux.HandleFunc("order:expire", r.expire)
	mux.HandleFunc("show:cancel", r.cancelShow)
	mux.HandleFunc("show:postpone", r.postpone)
	mux.HandleFunc("show:move", r.move)
	mux.HandleFunc("show:sold-out", r.sellOut)
	mux.HandleFunc("show:reopen", r.reopen)
	mux.HandleFunc("show:over", r.archive)
	return mux
}

// remind asks for the payment of an order, and gives it a last day.
func (r *Runner) remind(ctx context.Context, task *asynq.Task) error {
	var order orders.Order
	if err := json.Unmarshal(task.Payload(), &order); err != nil {
		return fmt.Errorf("%w: %w", err, asynq.SkipRetry)
	}
	if err := r.Mail.Remind(ctx, order); err != nil {
		return err
	}
	_, err := r.Tasks.EnqueueContext(ctx, asynq.NewTask("order:expire", task.Payload()), asynq.TaskID("expire:"+order.ID))
	if errors.Is(err, asynq.ErrTaskIDConflict) {
		return nil
	}
	return err
}

// begin takes what is left to be paid when the doors open.
func (r *Runner) begin(ctx context.Context, task *asynq.Task) error {
	order, err := r.order(ctx, task)
	if err != nil {
		return err
	}
	if err := r.Billing.Capture(ctx, order.Intent, uuid.NewString()); err != nil {
		return fmt.Errorf("capture payment: %w", err)
	}
	return r.Venues.Admit(ctx, order)
}

// expire gives up an order that was not paid.
func (r *Runner) expire(ctx context.Context, task *asynq.Task) error {
	order, err := r.order(ctx, task)
	if err != nil {
		return err
	}
	retries, _ := asynq.GetRetryCount(ctx)
	r.Log.Info("order expires", "order", order.ID, "retries", retries)
	if err := r.Billing.Cancel(ctx, order.Intent, "expire-"+order.ID); err != nil {
		return fmt.Errorf("cancel payment: %w", err)
	}
	if err := r.Venues.Release(ctx, order); err != nil {
		return fmt.Errorf("release seats: %w", err)
	}
	return r.Relay.Withdraw(ctx, order)
}

// cancelShow pays back all orders of a show.
func (r *Runner) cancelShow(ctx context.Context, task *asynq.Task) error {
	var list []string
	if err := json.Unmarshal(task.Payload(), &list); err != nil {
		return fmt.Errorf("%w: %w", err, asynq.SkipRetry)
	}
	for _, id := range list {
		order, err := r.Orders.Find(ctx, id)
		if err != nil {
			return err
		}
		if err := r.Billing.Refund(ctx, order); err != nil {
			return fmt.Errorf("refund %s: %w", id, err)
		}
		if err := r.Mail.Canceled(ctx, order); err != nil {
			return err
		}
	}
	return nil
}

func (r *Runner) order(ctx context.Context, task *asynq.Task) (orders.Order, error) {
	var payload struct {
		Order string `json:"order"`
	}
	if err := json.Unmarshal(task.Payload(), &payload); err != nil {
		return orders.Order{}, fmt.Errorf("%w: %w", err, asynq.SkipRetry)
	}
	return r.Orders.Find(ctx, payload.Order)
}
