// Package retry repeats what may fail for a moment.
package retry

import (
	"context"
	"errors"
	"time"
)

const firstWait = 200 * time.Millisecond

// A permanentError is not worth another attempt.
type permanentError struct{ error }

func (e permanentError) Unwrap() error { return e.error }

// Permanent marks an error that will not go away.
func Permanent(err error) error {
	if err == nil {
		return nil
	}
	return permanentError{err}
}

// Do calls fn until it succeeds, gives up, or the attempts are used up.
func Do(ctx context.Context, attempts int, fn func(context.Context) error) error {
	wait := firstWait
	var err error
	for range attempts {
		err = fn(ctx)
		if err == nil {
			return nil
		}
		if permanent, ok := errors.AsType[permanentError](err); ok {
			return permanent.error
		}
		select {
		case <-ctx.Done():
			return errors.Join(err, ctx.Err())
		case <-time.After(wait):
			wait *= 2
		}
	}
	return err
}
