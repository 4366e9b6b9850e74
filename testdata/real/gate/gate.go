// Package gate listens to the doors of venues.
package gate

import (
	"context"
	"log/slog"

	amqp "github.com/rabbitmq/amqp091-go"

	"example.com/boxoffice/orders"
)

// A Listener takes what doors report.
type Listener struct {
	Orders *orders.Store
	Log    *slog.Logger
}

// Opened works on what doors report when they open.
func (l *Listener) Opened(ctx context.Context, deliveries <-chan amqp.Delivery) {
	for d := range deliveries {
		l.opened(ctx, d)
	}
}

func (l *Listener) opened(ctx context.Context, d amqp.Delivery) {
	defer d.Ack(false)
	if err := l.Orders.SetStatus(ctx, string(d.Body), "doors open"); err != nil {
		l.Log.Error("cannot note that doors are open", "err", err)
	}
}

// Passed works on what doors report when somebody passes.
func (l *Listener) Passed(ctx context.Context, deliveries <-chan amqp.Delivery) {
	for d := range deliveries {
		if err := l.Orders.SetStatus(ctx, string(d.Body), "passed"); err != nil {
			l.Log.Error("cannot note who passed", "err", err)
		}
		if err := d.Ack(false); err != nil {
			l.Log.Warn("cannot acknowledge", "tag", d.DeliveryTag, "err", err)
		}
	}
}

// Closed works on what doors report when they close.
func (l *Listener) Closed(ctx context.Context, deliveries <-chan amqp.Delivery) {
	for d := range deliveries {
		if err := l.Orders.SetStatus(ctx, string(d.Body), "doors closed"); err != nil {
			l.Log.Error("cannot note that doors are closed", "err", err)
			if err := d.Nack(false, true); err != nil {
				l.Log.Warn("cannot return", "tag", d.DeliveryTag, "err", err)
			}
			continue
		}
		if err := d.Ack(false); err != nil {
			l.Log.Warn("cannot acknowledge", "tag", d.DeliveryTag, "err", err)
		}
	}
}
