package orders

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"example.com/boxoffice/internal/ids"
)

// A Store keeps orders in a database.
type Store struct {
	pool *pgxpool.Pool
}

// NewStore returns a store on a database.
func NewStore(pool *pgxpool.Pool) *Store { return &Store{pool: pool} }

// Create stores a new order, and the event that says so.
func (s *Store) Create(ctx context.Context, o Order) error {
	payload, err := json.Marshal(o)
	if err != nil {
		return err
	}
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		_, err := tx.Exec(ctx, `
			INSERT INTO orders (id, show, venue, seats, buyer, email, cents, currency, created_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
			o.ID, o.Show, o.Venue, o.Seats, o.Buyer, o.Email, o.Cents, o.Currency, o.CreatedAt)
		if err != nil {
			return fmt.Errorf("insert order: %w", err)
		}
		_, err = tx.Exec(ctx, `
			INSERT INTO outbox (id, order_id, subject, payload, created_at)
			VALUES ($1, $2, 'orders.created', $3, $4)`,
			ids.New(), o.ID, payload, time.Now())
		return err
	})
}

// Find returns an order.
func (s *Store) Find(ctx context.Context, id string) (Order, error) {
	return s.find(ctx, `
		SELECT id, show, venue, seats, buyer, email, cents, currency, intent, refund_key, created_at, updated_at
		FROM orders WHERE id = $1`, id)
}

// FindByIntent returns the order that a payment is for.
func (s *Store) FindByIntent(ctx context.Context, intent string) (Order, error) {
	return s.find(ctx, `
		SELECT id, show, venue, seats, buyer, email, cents, currency, intent, refund_key, created_at, updated_at
		FROM orders WHERE intent = $1`, intent)
}

func (s *Store) find(ctx context.Context, query, arg string) (Order, error) {
	var o Order
	err := s.pool.QueryRow(ctx, query, arg).Scan(&o.ID, &o.Show, &o.Venue, &o.Seats, &o.Buyer, &o.Email,
		&o.Cents, &o.Currency, &o.Intent, &o.RefundKey, &o.CreatedAt, &o.UpdatedAt)
	if errors.Is(err, pgx.ErrNoRows) {
		return o, ErrNotFound
	}
	return o, err
}

// SaveRefundKey stores the key under which an order is refunded.
func (s *Store) SaveRefundKey(ctx context.Context, id, key string) error {
	_, err := s.pool.Exec(ctx, `UPDATE orders SET refund_key = $2 WHERE id = $1`, id, key)
	return err
}

// SetStatus sets the status of an order.
func (s *Store) SetStatus(ctx context.Context, id, status string) error {
	_, err := s.pool.Exec(ctx, `UPDATE orders SET status = $2, updated_at = now() WHERE id = $1`, id, status)
	return err
}

// SetSettlement sets the status of what a venue is owed.
func (s *Store) SetSettlement(ctx context.Context, reference, status string) error {
	_, err := s.pool.Exec(ctx, `UPDATE settlements SET status = $2 WHERE reference = $1`, reference, status)
	return err
}

// Post books an amount that a venue has paid or been paid.
func (s *Store) Post(ctx context.Context, reference, venue string, cents int64) error {
	_, err := s.pool.Exec(ctx, `
		INSERT INTO ledger (reference, venue, cents, posted_at) VALUES ($1, $2, $3, now())`,
		reference, venue, cents)
	return err
}

// Claim reports whether the caller is the first to work on an event.
func (s *Store) Claim(ctx context.Context, eventID string) (bool, error) {
	tag, err := s.pool.Exec(ctx, `
		INSERT INTO processed_events (event_id, received_at) VALUES ($1, $2)
		ON CONFLICT (event_id) DO NOTHING`, eventID, time.Now())
	if err != nil {
		return false, err
	}
	return tag.RowsAffected() == 1, nil
}

// Release lets somebody else work on an event.
func (s *Store) Release(ctx context.Context, eventID string) error {
	_, err := s.pool.Exec(ctx, `DELETE FROM processed_events WHERE event_id = $1`, eventID)
	return err
}

// HasTickets reports whether tickets were issued for a payment.
func (s *Store) HasTickets(ctx context.Context, intent string) (bool, error) {
	var found bool
	err := s.pool.QueryRow(ctx, `SELECT EXISTS (SELECT 1 FROM issued WHERE intent = $1)`, intent).Scan(&found)
	return found, err
}

// MarkIssued notes that tickets were issued for a payment.
func (s *Store) MarkIssued(ctx context.Context, intent string) error {
	_, err := s.pool.Exec(ctx, `INSERT INTO issued (intent, issued_at) VALUES ($1, now())`, intent)
	return err
}

// IssueTickets stores a ticket for each seat of an order.
func (s *Store) IssueTickets(ctx context.Context, o Order) error {
	batch := new(pgx.Batch)
	for _, seat := range o.Seats {
		batch.Queue(`INSERT INTO tickets (id, order_id, seat) VALUES ($1, $2, $3)`, ids.New(), o.ID, seat)
	}
	return s.pool.SendBatch(ctx, batch).Close()
}

// Outbox calls publish on rows that wait, and removes those for which it succeeds.
func (s *Store) Outbox(ctx context.Context, limit int, publish func(context.Context, OutboxRow) error) error {
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		rows, err := tx.Query(ctx, `
			SELECT id, order_id, subject, payload, created_at FROM outbox
			ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED`, limit)
		if err != nil {
			return err
		}
		waiting, err := pgx.CollectRows(rows, pgx.RowToStructByPos[OutboxRow])
		if err != nil {
			return err
		}
		for _, row := range waiting {
			if err := publish(ctx, row); err != nil {
				return err
			}
			if _, err := tx.Exec(ctx, `DELETE FROM outbox WHERE id = $1`, row.ID); err != nil {
				return err
			}
		}
		return nil
	})
}
