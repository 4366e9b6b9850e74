package jobs

import (
	"context"
	"encoding/json"
	"fmt"
	"runtime/debug"

	"github.com/hibiken/asynq"
	"golang.org/x/sync/errgroup"
)

const atOnce = 8

// postpone marks the orders of a show that begins later.
func (r *Runner) postpone(ctx context.Context, task *asynq.Task) error {
	var list []string
	if err := json.Unmarshal(task.Payload(), &list); err != nil {
		return fmt.Errorf("%w: %w", err, asynq.SkipRetry)
	}
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(atOnce)
	for _, id := range list {
		g.Go(func() error {
			if err := r.Orders.SetStatus(ctx, id, "postponed"); err != nil {
				r.Log.Error("cannot postpone", "order", id, "err", err)
			}
			return nil
		})
	}
	return g.Wait()
}

// move marks the orders of a show that is given elsewhere.
func (r *Runner) move(ctx context.Context, task *asynq.Task) error {
	var list []string
	if err := json.Unmarshal(task.Payload(), &list); err != nil {
		return fmt.Errorf("%w: %w", err, asynq.SkipRetry)
	}
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(atOnce)
	for _, id := range list {
		g.Go(func() error {
			return r.Orders.SetStatus(ctx, id, "moved")
		})
	}
	return g.Wait()
}

// sellOut gives up the seats of an order when a show is sold out.
func (r *Runner) sellOut(ctx context.Context, task *asynq.Task) error {
	defer func() {
		if p := recover(); p != nil {
			r.Log.Error("panic", "task", task.Type(), "panic", p, "stack", string(debug.Stack()))
		}
	}()
	order, err := r.order(ctx, task)
	if err != nil {
		return err
	}
	return r.Venues.Release(ctx, order)
}

// reopen tells a venue of the seats that it has again.
func (r *Runner) reopen(ctx context.Context, task *asynq.Task) (err error) {
	defer func() {
		if p := recover(); p != nil {
			r.Log.Error("panic", "task", task.Type(), "panic", p, "stack", string(debug.Stack()))
			err = fmt.Errorf("panic: %v", p)
		}
	}()
	order, err := r.order(ctx, task)
	if err != nil {
		return err
	}
	return r.Venues.Release(ctx, order)
}

// archive notes that a show is over.
func (r *Runner) archive(ctx context.Context, task *asynq.Task) error {
	order, err := r.order(ctx, task)
	if err != nil {
		return err
	}
	if err := r.Orders.SetStatus(ctx, order.ID, "archived"); err != nil {
		r.Log.Error("cannot archive", "order", order.ID, "err", err)
		return nil
	}
	return nil
}
