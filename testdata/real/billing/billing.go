// Package billing moves money.
package billing

import (
	"context"
	"fmt"
	"strconv"

	"github.com/google/uuid"
	"github.com/stripe/stripe-go/v82"

	"example.com/boxoffice/internal/ids"
	"example.com/boxoffice/internal/retry"
	"example.com/boxoffice/orders"
)

const attempts = 4

// A Client moves money at the payment provider.
type Client struct {
	stripe *stripe.Client
	orders *orders.Store
}

// New returns a client for an account.
func New(secret string, store *orders.Store) *Client {
	return &Client{stripe: stripe.NewClient(secret), orders: store}
}

// Authorize reserves the price of an order and returns the payment's name.
func (c *Client) Authorize(ctx context.Context, o orders.Order, key string) (string, error) {
	params := &stripe.PaymentIntentCreateParams{
		Amount:        stripe.Int64(o.Cents),
		Currency:      stripe.String(o.Currency),
		CaptureMethod: stripe.String("manual"),
	}
	params.AddMetadata("order", o.ID)
	params.AddMetadata("trace", uuid.NewString())
	params.SetIdempotencyKey(key)
	intent, err := c.stripe.V1PaymentIntents.Create(ctx, params)
	if err != nil {
		return "", err
	}
	return intent.ID, nil
}

// Capture takes the money that was reserved.
func (c *Client) Capture(ctx context.Context, intent, key string) error {
	params := &stripe.PaymentIntentCaptureParams{}
	params.SetIdempotencyKey(key)
	_, err := c.stripe.V1PaymentIntents.Capture(ctx, intent, params)
	return err
}

// Cancel gives back what was reserved.
func (c *Client) Cancel(ctx context.Context, intent, key string) error {
	params := &stripe.PaymentIntentCancelParams{}
	params.IdempotencyKey = stripe.String(key)
	_, err := c.stripe.V1PaymentIntents.Cancel(ctx, intent, params)
	return err
}

// Refund pays back an order in full.
func (c *Client) Refund(ctx context.Context, o orders.Order) error {
	if o.RefundKey == "" {
		o.RefundKey = ids.New()
		if err := c.orders.SaveRefundKey(ctx, o.ID, o.RefundKey); err != nil {
			return err
		}
	}
	params := &stripe.RefundCreateParams{PaymentIntent: stripe.String(o.Intent)}
	params.SetIdempotencyKey(o.RefundKey)
	_, err := c.stripe.V1Refunds.Create(ctx, params)
	return err
}

// RefundSeat pays back one seat of an order.
func (c *Client) RefundSeat(ctx context.Context, o orders.Order, seat string, cents int64) error {
	params := &stripe.RefundCreateParams{
		PaymentIntent: stripe.String(o.Intent),
		Amount:        stripe.Int64(cents),
	}
	params.AddMetadata("seat", seat)
	params.SetIdempotencyKey(ids.Reference("refund"))
	_, err := c.stripe.V1Refunds.Create(ctx, params)
	return err
}

// Transfer passes on to a venue what its share of an order is.
func (c *Client) Transfer(ctx context.Context, o orders.Order, account string, cents int64) error {
	return retry.Do(ctx, attempts, func(ctx context.Context) error {
		params := &stripe.TransferCreateParams{
			Amount:        stripe.Int64(cents),
			Currency:      stripe.String(o.Currency),
			Destination:   stripe.String(account),
			TransferGroup: stripe.String(o.ID),
		}
		params.SetIdempotencyKey(uuid.NewString())
		_, err := c.stripe.V1Transfers.Create(ctx, params)
		return err
	})
}

// Reverse takes back what Transfer has passed on.
func (c *Client) Reverse(ctx context.Context, o orders.Order, transfer string) error {
	key := ids.Derive("reverse", o.ID, transfer)
	return retry.Do(ctx, attempts, func(ctx context.Context) error {
		params := &stripe.TransferReversalCreateParams{ID: stripe.String(transfer)}
		params.SetIdempotencyKey(key)
		_, err := c.stripe.V1TransferReversals.Create(ctx, params)
		return err
	})
}

// Split passes on the price of an order to several accounts in equal parts.
func (c *Client) Split(ctx context.Context, o orders.Order, accounts []string) error {
	share := o.Cents / int64(len(accounts))
	for i, account := range accounts {
		params := &stripe.TransferCreateParams{
			Amount:      stripe.Int64(share),
			Currency:    stripe.String(o.Currency),
			Destination: stripe.String(account),
		}
		params.SetIdempotencyKey("split-" + o.ID + "-" + strconv.Itoa(i))
		if _, err := c.stripe.V1Transfers.Create(ctx, params); err != nil {
			return fmt.Errorf("share %d: %w", i, err)
		}
	}
	return nil
}

// TopUp adds money of our own to the balance. Somebody asks for it by hand, so
// an amount alone is no reason to take two for one.
func (c *Client) TopUp(ctx context.Context, cents int64, currency string) error {
	key := uuid.NewString()
	return retry.Do(ctx, attempts, func(ctx context.Context) error {
		params := &stripe.TopupCreateParams{
			Amount:   stripe.Int64(cents),
			Currency: stripe.String(currency),
		}
		params.SetIdempotencyKey(key)
		_, err := c.stripe.V1Topups.Create(ctx, params)
		return err
	})
}
