// Package saved stores what it makes up before it uses it.
package saved

import (
	"context"
	"database/sql"
	"time"

	"github.com/google/uuid"
	"github.com/nats-io/nats.go"
)

type job struct {
	ID      string
	Token   string
	Created time.Time
}

type store interface {
	Save(ctx context.Context, j *job) error
	Find(ctx context.Context, name string) (*job, error)
}

func create(ctx context.Context, s store, js nats.JetStream, name string) error {
	j := &job{ID: uuid.NewString()}
	if err := s.Save(ctx, j); err != nil {
		return err
	}
	_, err := js.Publish("jobs", nil, nats.MsgId(j.ID)) // ok: the identity of the job that was saved
	return err
}

func createLate(ctx context.Context, s store, js nats.JetStream, name string) error {
	j := &job{ID: uuid.NewString()}
	if _, err := js.Publish("jobs", nil, nats.MsgId(j.ID)); err != nil { // want `MsgId is built from uuid.NewString \(line 34\): `
		return err
	}
	return s.Save(ctx, j)
}

func createOther(ctx context.Context, s store, js nats.JetStream, name string) error {
	j := &job{ID: uuid.NewString()}
	if err := s.Save(ctx, j); err != nil {
		return err
	}
	_, err := js.Publish("jobs", nil, nats.MsgId(uuid.NewString())) // want `MsgId is built from uuid.NewString: `
	return err
}

func createRow(ctx context.Context, db *sql.DB, js nats.JetStream, name string) error {
	id := uuid.NewString()
	if _, err := db.ExecContext(ctx, `INSERT INTO jobs (id, name) VALUES ($1, $2)`, id, name); err != nil {
		return err
	}
	_, err := js.Publish("jobs", nil, nats.MsgId(id)) // ok: the identity of the row
	return err
}

func sometimes(ctx context.Context, s store, js nats.JetStream, keep bool) error {
	j := &job{ID: uuid.NewString()}
	if keep {
		if err := s.Save(ctx, j); err != nil {
			return err
		}
	}
	_, err := js.Publish("jobs", nil, nats.MsgId(j.ID)) // want `MsgId is built from uuid.NewString \(line 60\): `
	return err
}

func loaded(ctx context.Context, s store, js nats.JetStream, name string) error {
	j, err := s.Find(ctx, name)
	if err != nil {
		return err
	}
	_, err = js.Publish("jobs", nil, nats.MsgId(j.ID+j.Created.String())) // ok: read from a store
	return err
}

type worker struct {
	token string
	start time.Time
}

func (w *worker) publish(js nats.JetStream) error {
	if w.token == "" {
		w.token = uuid.NewString()
	}
	_, err := js.Publish("jobs", nil, nats.MsgId(w.token)) // ok: kept for the next attempt
	return err
}

func (w *worker) received(js nats.JetStream) error {
	_, err := js.Publish("jobs", nil, nats.MsgId(w.token+w.start.String())) // ok: whoever made the worker knows
	return err
}
