// Package orders keeps orders, and what has been done about them.
package orders

import (
	"errors"
	"time"
)

// ErrNotFound says that there is no such order.
var ErrNotFound = errors.New("order not found")

// An Order is the purchase of seats for one show.
type Order struct {
	ID        string    `json:"id"`
	Show      string    `json:"show"`
	Venue     string    `json:"venue"`
	Seats     []string  `json:"seats"`
	Buyer     string    `json:"buyer"`
	Email     string    `json:"email"`
	Cents     int64     `json:"cents"`
	Currency  string    `json:"currency"`
	Intent    string    `json:"intent"`
	RefundKey string    `json:"-"`
	CreatedAt time.Time `json:"created_at"`
	UpdatedAt time.Time `json:"updated_at"`
}

// An OutboxRow is an event that waits to be published.
type OutboxRow struct {
	ID        string
	OrderID   string
	Subject   string
	Payload   []byte
	CreatedAt time.Time
}
