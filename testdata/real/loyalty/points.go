// Package loyalty keeps the points of buyers.
package loyalty

import (
	"context"
	"fmt"
	"log/slog"

	"github.com/jackc/pgx/v5/pgxpool"
)

// A Book holds the points of all buyers.
type Book struct {
	Pool *pgxpool.Pool
	Log  *slog.Logger
}

// Credit gives a buyer points for an order.
func (b *Book) Credit(ctx context.Context, buyer, order string, points int) {
	_, err := b.Pool.Exec(ctx, `INSERT INTO points (buyer, order_id, points) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`, buyer, order, points)
	if err != nil {
		b.Log.Error("cannot credit points", "order", order, "err", err)
	}
}

// Debit takes points that a buyer pays with.
func (b *Book) Debit(ctx context.Context, buyer, order string, points int) error {
	_, err := b.Pool.Exec(ctx, `INSERT INTO points (buyer, order_id, points) VALUES ($1, $2, -$3) ON CONFLICT DO NOTHING`, buyer, order, points)
	if err != nil {
		return fmt.Errorf("debit points: %w", err)
	}
	return nil
}
