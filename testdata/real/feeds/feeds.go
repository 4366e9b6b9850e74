// Package feeds follows what venues change: prices, and the times of shows.
package feeds

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"

	"github.com/segmentio/kafka-go"

	"example.com/boxoffice/internal/retry"
	"example.com/boxoffice/orders"
)

const attempts = 5

// A Follower reads the topics of venues.
type Follower struct {
	Prices *kafka.Reader
	Times  *kafka.Reader
	Orders *orders.Store
	Log    *slog.Logger
}

type change struct {
	Order string `json:"order"`
	State string `json:"state"`
}

// FollowPrices marks the orders that a new price is about.
func (f *Follower) FollowPrices(ctx context.Context) error {
	for {
		msg, err := f.Prices.FetchMessage(ctx)
		if err != nil {
			return fmt.Errorf("fetch price: %w", err)
		}
		var c change
		if err := json.Unmarshal(msg.Value, &c); err != nil {
			f.Log.Warn("price is not readable", "offset", msg.Offset, "err", err)
		} else if err := f.Orders.SetStatus(ctx, c.Order, c.State); err != nil {
			f.Log.Error("cannot take price", "order", c.Order, "err", err)
			continue
		}
		if err := f.Prices.CommitMessages(ctx, msg); err != nil {
			return fmt.Errorf("commit price: %w", err)
		}
	}
}

// FollowTimes marks the orders whose show begins at another time.
func (f *Follower) FollowTimes(ctx context.Context) error {
	for {
		msg, err := f.Times.FetchMessage(ctx)
		if err != nil {
			return fmt.Errorf("fetch time: %w", err)
		}
		var c change
		if err := json.Unmarshal(msg.Value, &c); err != nil {
			f.Log.Warn("time is not readable", "offset", msg.Offset, "err", err)
		} else {
			err := retry.Do(ctx, attempts, func(ctx context.Context) error {
				return f.Orders.SetStatus(ctx, c.Order, c.State)
			})
			if err != nil {
				return fmt.Errorf("take time of %s: %w", c.Order, err)
			}
		}
		if err := f.Times.CommitMessages(ctx, msg); err != nil {
			return fmt.Errorf("commit time: %w", err)
		}
	}
}
