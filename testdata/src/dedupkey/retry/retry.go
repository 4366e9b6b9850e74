// Package retry tries again, with the same key or with another.
package retry

import (
	"context"
	"errors"
	"time"

	"github.com/cenkalti/backoff/v4"
	"github.com/google/uuid"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/charge"
)

func keyed(key string) *stripe.ChargeParams {
	params := &stripe.ChargeParams{Amount: stripe.Int64(100)}
	params.SetIdempotencyKey(key)
	return params
}

func loop(amount int64) error {
	var err error
	for range 3 {
		params := &stripe.ChargeParams{Amount: stripe.Int64(amount)}
		params.SetIdempotencyKey(uuid.NewString()) // want `^IdempotencyKey is built from uuid.NewString: every attempt gets a new key, so a retry is not recognised$`
		if _, err = charge.New(params); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
	return err
}

func hoisted(amount int64) error {
	key := uuid.NewString()
	var err error
	for range 3 {
		params := &stripe.ChargeParams{Amount: stripe.Int64(amount)}
		params.SetIdempotencyKey(key) // ok: minted above the loop, the same at each attempt
		if _, err = charge.New(params); err == nil {
			return nil
		}
	}
	return err
}

func breaking(amount int64) (err error) {
	for range 3 {
		_, err = charge.New(keyed(uuid.NewString())) // want `^IdempotencyKey \(through keyed\) is built from uuid.NewString: every attempt gets a new key, so a retry is not recognised$`
		if err == nil {
			break
		}
	}
	return err
}

func closure(amount int64) error {
	return backoff.Retry(func() error {
		params := &stripe.ChargeParams{Amount: stripe.Int64(amount)}
		params.SetIdempotencyKey(uuid.NewString()) // want `^IdempotencyKey is built from uuid.NewString: every attempt gets a new key`
		_, err := charge.New(params)
		return err
	}, backoff.NewExponentialBackOff())
}

func closureHoisted(amount int64) error {
	key := uuid.NewString()
	return backoff.Retry(func() error {
		params := &stripe.ChargeParams{Amount: stripe.Int64(amount)}
		params.SetIdempotencyKey(key) // ok: minted outside of the closure, the same at each attempt
		_, err := charge.New(params)
		return err
	}, backoff.NewExponentialBackOff())
}

func named() error {
	return backoff.Retry(attempt, backoff.NewExponentialBackOff())
}

func attempt() error {
	_, err := charge.New(keyed(uuid.NewString())) // want `IdempotencyKey \(through keyed\) is built from uuid.NewString: every attempt gets a new key`
	return err
}

func again(ctx context.Context, f func() error) error {
	for {
		err := f()
		if err == nil || ctx.Err() != nil {
			return err
		}
	}
}

func own(ctx context.Context) error {
	return again(ctx, func() error {
		_, err := charge.New(keyed(uuid.NewString())) // want `IdempotencyKey \(through keyed\) is built from uuid.NewString: every attempt gets a new key`
		return err
	})
}

func wrapped(ctx context.Context, f func(context.Context) error) error {
	return backoff.Retry(func() error { return f(ctx) }, backoff.NewExponentialBackOff())
}

func ownWrapped(ctx context.Context) error {
	return wrapped(ctx, func(context.Context) error {
		_, err := charge.New(keyed(uuid.NewString())) // want `IdempotencyKey \(through keyed\) is built from uuid.NewString: every attempt gets a new key`
		return err
	})
}

func once(f func() error) error { return f() }

func ownOnce() error {
	return once(func() error {
		_, err := charge.New(keyed(uuid.NewString())) // ok: called once, and the operation originates here
		return err
	})
}

func each(amounts []int64) error {
	for _, amount := range amounts {
		params := &stripe.ChargeParams{Amount: stripe.Int64(amount)}
		params.SetIdempotencyKey(uuid.NewString()) // ok: each round is another operation
		if _, err := charge.New(params); err != nil {
			return err
		}
	}
	return nil
}

func all(amounts []int64) error {
	var errs []error
	for range amounts {
		_, err := charge.New(keyed(uuid.NewString())) // ok: goes on whether one fails or not
		errs = append(errs, err)
	}
	return errors.Join(errs...)
}
