// Package ledger books; some of its functions lose the error.
package ledger

import (
	"context"
	"log"
)

type Store interface {
	Save(ctx context.Context, id string) error
}

type Ledger struct{ store Store }

// Book keeps the error to itself.
func (l *Ledger) Book(ctx context.Context, id string) {
	if err := l.store.Save(ctx, id); err != nil {
		log.Print(err)
	}
}

// Try returns it.
func (l *Ledger) Try(ctx context.Context, id string) error { return l.store.Save(ctx, id) }

// Must does not return.
func (l *Ledger) Must(ctx context.Context, id string) {
	if err := l.store.Save(ctx, id); err != nil {
		log.Fatal(err)
	}
}

// Done says whether it is done.
func (l *Ledger) Done(ctx context.Context, id string) bool { return l.store.Save(ctx, id) == nil }
