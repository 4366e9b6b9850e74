// Package venue talks to the ticketing systems of venues.
package venue

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"time"

	"example.com/boxoffice/internal/ids"
	"example.com/boxoffice/orders"
)

// A Client calls the venues' common gateway.
type Client struct {
	base string
	http *http.Client
}

// New returns a client for a gateway.
func New(base string) *Client {
	return &Client{base: base, http: &http.Client{Timeout: 10 * time.Second}}
}

// Hold holds the seats of an order until it is paid.
func (c *Client) Hold(ctx context.Context, o orders.Order) error {
	return c.post(ctx, "/holds", "hold-"+o.ID, map[string]any{
		"show":    o.Show,
		"seats":   o.Seats,
		"expires": time.Now().Add(20 * time.Minute),
	})
}

// Release gives up the seats of an order.
func (c *Client) Release(ctx context.Context, o orders.Order) error {
	return c.post(ctx, "/releases", ids.Derive("release", o.ID), map[string]any{"show": o.Show, "seats": o.Seats})
}

// Move moves the buyer of a seat to another. What has happened before to either
// does not matter to whether this is the same move.
func (c *Client) Move(ctx context.Context, o orders.Order, from, to string) error {
	move := struct {
		Order    orders.Order
		From, To string
	}{o, from, to}
	move.Order.CreatedAt = time.Time{}
	move.Order.UpdatedAt = time.Time{}
	key, err := ids.Digest(move)
	if err != nil {
		return err
	}
	return c.post(ctx, "/moves", key, move)
}

// post sends a request that the gateway executes once for each key.
func (c *Client) post(ctx context.Context, path, key string, body any) error {
	data, err := json.Marshal(body)
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, c.base+path, bytes.NewReader(data))
	if err != nil {
		return err
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("X-Request-Id", ids.New())
	req.Header.Set("Idempotency-Key", key)
	return c.do(req)
}

// Admit tells the venue who is let in. It has an endpoint of its own, which
// wants a form.
func (c *Client) Admit(ctx context.Context, o orders.Order) error {
	form := "order=" + o.ID + "&seats=" + strconv.Itoa(len(o.Seats))
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, c.base+"/admissions", bytes.NewBufferString(form))
	if err != nil {
		return err
	}
	req.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	req.Header.Set("Idempotency-Key", fmt.Sprintf("admit-%d", time.Now().UnixNano()))
	return c.do(req)
}

func (c *Client) do(req *http.Request) error {
	resp, err := c.http.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode >= 300 {
		return fmt.Errorf("%s %s: %s", req.Method, req.URL.Path, resp.Status)
	}
	return nil
}
