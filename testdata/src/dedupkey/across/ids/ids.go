// Package ids makes identifiers.
package ids

import (
	"strings"
	"time"

	"github.com/google/uuid"
)

// New returns an identifier with a prefix.
func New(prefix string) string { return prefix + "_" + uuid.NewString() }

// ForOrder returns the identifier of an order's key.
func ForOrder(order string) string { return "order:" + strings.ToLower(order) }

// Stamp returns an identifier that can be sorted by time, and when it was made.
func Stamp() (string, time.Time, error) {
	now := time.Now()
	id, err := uuid.NewV7()
	return id.String(), now, err
}

// A Generator makes identifiers.
type Generator interface{ Next() string }

type random struct{}

func (random) Next() string { return uuid.NewString() }

// Random returns the default generator.
func Random() Generator { return random{} }

// A Request is what is sent to a service.
type Request struct {
	Key  string
	Body string
	sent time.Time
}

// NewRequest returns a request with a key of its own.
func NewRequest(body string) *Request {
	return &Request{Key: New("req"), Body: body, sent: time.Now()}
}

// Reset gives the request another key.
func (r *Request) Reset(key string) { r.Key = key }
