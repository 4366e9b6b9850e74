// Package keep keeps things, or logs that it could not.
package keep

import (
	"context"
	"log"
)

type Store interface {
	Save(ctx context.Context, id string) error
}

func Keep(ctx context.Context, store Store, id string) {
	if err := store.Save(ctx, id); err != nil {
		log.Print(err)
	}
}
