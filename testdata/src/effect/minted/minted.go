// Package minted makes keys up.
package minted

import (
	"github.com/google/uuid"
	"github.com/nats-io/nats.go"
	"github.com/stripe/stripe-go/v82"
)

func Pay(params *stripe.ChargeParams) { // want Pay:`mints\(IdempotencyKey: uuid.NewString\)`
	params.SetIdempotencyKey(uuid.NewString())
}

func PayTwice() { // want PayTwice:`^mints\(IdempotencyKey: uuid.NewString\)$`
	Pay(&stripe.ChargeParams{})
}

func PayAs(params *stripe.ChargeParams, key, alt string) { // want PayAs:`key\(\$1: IdempotencyKey\) key\(\$2\?: IdempotencyKey\)`
	if key == "" {
		key = alt
	}
	params.SetIdempotencyKey(key)
}

func PayOr(params *stripe.ChargeParams, key string) { // want PayOr:`key\(\$1: IdempotencyKey\)`
	if key == "" {
		key = uuid.NewString() // only for want of a key: the callers choose
	}
	params.SetIdempotencyKey(key)
}

func Tell() nats.PubOpt { // nothing to know: it is reported wherever it stands
	return nats.MsgId(uuid.NewString())
}
