package worker

import (
	"context"
	"encoding/json"
	"fmt"

	"example.com/boxoffice/orders"
	"example.com/boxoffice/webhook"
)

// paid issues the tickets of an order whose price has been reserved.
func (c *Consumer) paid(ctx context.Context, event webhook.Event) error {
	order, err := c.order(ctx, event)
	if err != nil {
		return err
	}
	issued, err := c.Orders.HasTickets(ctx, order.Intent)
	if err != nil {
		return fmt.Errorf("look up tickets: %w", err)
	}
	if issued {
		c.Log.Info("tickets were issued before", "order", order.ID)
		return nil
	}
	if err := c.Orders.IssueTickets(ctx, order); err != nil {
		return fmt.Errorf("issue tickets: %w", err)
	}
	if err := c.Billing.Capture(ctx, order.Intent, "capture-"+order.ID); err != nil {
		return fmt.Errorf("capture payment: %w", err)
	}
	if err := c.Orders.MarkIssued(ctx, order.Intent); err != nil {
		return fmt.Errorf("mark issued: %w", err)
	}
	return c.Mail.Confirm(ctx, order)
}

// canceled closes an order that will not be paid.
func (c *Consumer) canceled(ctx context.Context, event webhook.Event) error {
	first, err := c.Orders.Claim(ctx, event.ID)
	if err != nil {
		return fmt.Errorf("claim event: %w", err)
	}
	if !first {
		return nil
	}
	if err := c.cancel(ctx, event); err != nil {
		if err := c.Orders.Release(ctx, event.ID); err != nil {
			c.Log.Error("cannot release event", "event", event.ID, "err", err)
		}
		return err
	}
	return nil
}

func (c *Consumer) cancel(ctx context.Context, event webhook.Event) error {
	order, err := c.order(ctx, event)
	if err != nil {
		return err
	}
	if err := c.Orders.SetStatus(ctx, order.ID, "canceled"); err != nil {
		return err
	}
	return c.Mail.Canceled(ctx, order)
}

// order returns the order that an event is about.
func (c *Consumer) order(ctx context.Context, event webhook.Event) (orders.Order, error) {
	var intent struct {
		Object struct {
			ID string `json:"id"`
		} `json:"object"`
	}
	if err := json.Unmarshal(event.Data, &intent); err != nil {
		return orders.Order{}, fmt.Errorf("decode payment: %w", err)
	}
	return c.Orders.FindByIntent(ctx, intent.Object.ID)
}
