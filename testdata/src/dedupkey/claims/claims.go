// Package claims keeps records of what was done, under keys of its own.
package claims

import (
	"context"
	"database/sql"
	"fmt"
	"sync"
	"time"

	"github.com/google/uuid"
	"github.com/nats-io/nats.go/jetstream"
	"github.com/redis/go-redis/v9"
)

type payment struct {
	ID     string
	PaidAt time.Time
}

func claimRedis(ctx context.Context, rdb *redis.Client, p payment) (bool, error) {
	key := fmt.Sprintf("payment:%s:%d", p.ID, time.Now().Unix())
	return rdb.SetNX(ctx, key, "1", time.Hour).Result() // want `^the key given to SetNX is built from time.Now \(line 22\): every delivery gets a new key, so a replay is not recognised; p.ID is at hand$`
}

func claimRedisNatural(ctx context.Context, rdb *redis.Client, p payment) (bool, error) {
	owner := uuid.NewString()
	return rdb.SetNX(ctx, "payment:"+p.ID, owner, time.Hour).Result() // ok: who holds the claim is its value, not its key
}

func claimInterface(ctx context.Context, rdb redis.Cmdable, p payment) bool {
	return rdb.SetNX(ctx, uuid.NewString(), p.ID, time.Hour).Val() // want `^the key given to SetNX is built from uuid.NewString: `
}

func set(ctx context.Context, rdb *redis.Client, p payment) error {
	return rdb.Set(ctx, uuid.NewString(), p.ID, time.Hour).Err() // ok: a plain write claims nothing
}

func claimBucket(ctx context.Context, kv jetstream.KeyValue, p payment) error {
	_, err := kv.Create(ctx, p.ID+uuid.NewString(), nil) // want `^the key given to Create is built from uuid.NewString: `
	return err
}

func putBucket(ctx context.Context, kv jetstream.KeyValue, p payment) error {
	_, err := kv.Put(ctx, uuid.NewString(), nil) // ok: a plain write claims nothing
	return err
}

type seen struct{ m sync.Map }

func (s *seen) first(p payment) bool {
	_, loaded := s.m.LoadOrStore(p.ID+time.Now().String(), true) // want `^the key given to LoadOrStore is built from time.Now: `
	return !loaded
}

func (s *seen) firstNatural(p payment) bool {
	_, loaded := s.m.LoadOrStore(p.ID, time.Now()) // ok: when it was first seen is the value
	return !loaded
}

const (
	claim = `INSERT INTO payments (event_key, received_at) VALUES ($1, $2) ON CONFLICT (event_key) DO NOTHING`
	made  = `INSERT INTO payments (event_key, received_at) VALUES (gen_random_uuid(), $1) ON CONFLICT (event_key) DO NOTHING`
)

func claimRow(ctx context.Context, db *sql.DB, p payment) (bool, error) {
	res, err := db.ExecContext(ctx, claim, uuid.NewString(), time.Now()) // want `^the conflict target of payments is built from uuid.NewString`
	if err != nil {
		return false, err
	}
	n, err := res.RowsAffected()
	return n == 1, err
}

func claimRowNatural(ctx context.Context, db *sql.DB, p payment) (bool, error) {
	res, err := db.ExecContext(ctx, claim, p.ID, time.Now()) // ok: only event_key decides
	if err != nil {
		return false, err
	}
	n, err := res.RowsAffected()
	return n == 1, err
}

func claimMadeUp(ctx context.Context, db *sql.DB, p payment) (bool, error) {
	res, err := db.ExecContext(ctx, made, p.PaidAt) // want `^the conflict target of payments is built from gen_random_uuid: every delivery gets a new key, so a replay is not recognised; p.ID is at hand$`
	if err != nil {
		return false, err
	}
	n, err := res.RowsAffected()
	return n == 1, err
}

func insertRow(ctx context.Context, db *sql.DB, p payment) error {
	_, err := db.ExecContext(ctx, `INSERT INTO payments (event_key) VALUES ($1)`, uuid.NewString()) // ok: nothing is compared
	return err
}

func insertQuietly(ctx context.Context, db *sql.DB, p payment) error {
	_, err := db.ExecContext(ctx, `INSERT INTO tags (id) VALUES ($1) ON CONFLICT DO NOTHING`, uuid.NewString()) // ok: nobody asks whether it was there
	return err
}
