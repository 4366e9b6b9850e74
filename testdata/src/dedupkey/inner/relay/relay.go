// Package relay starts work by way of another package.
package relay

import (
	"context"

	"go.temporal.io/sdk/client"

	"dedupkey/inner/starter"
)

// Shipper ships.
type Shipper interface {
	Ship(ctx context.Context, body string) error
}

// New returns a shipper.
func New(c client.Client) Shipper { return shipper{c} }

type shipper struct{ c client.Client }

func (s shipper) Ship(ctx context.Context, body string) error {
	return starter.Ship(ctx, s.c, body) // ok here, too
}
