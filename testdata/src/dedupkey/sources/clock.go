// Package sources builds keys from all that differs on a replay.
package sources

import (
	"time"

	"github.com/nats-io/nats.go"
)

type event struct {
	ID        string
	CreatedAt time.Time
}

func now(e event) nats.PubOpt {
	return nats.MsgId(e.ID + time.Now().String()) // want `MsgId is built from time.Now: every delivery gets a new key`
}

func age(e event) nats.PubOpt {
	return nats.MsgId(e.ID + time.Since(e.CreatedAt).String()) // want `MsgId is built from time.Since: `
}

func created(e event) nats.PubOpt {
	return nats.MsgId(e.ID + e.CreatedAt.UTC().String()) // ok: the event's own time
}

func parsed(stamp string) nats.PubOpt {
	t, err := time.Parse(time.RFC3339, stamp)
	if err != nil {
		return nil
	}
	return nats.MsgId(t.Format("20060102")) // ok: parsed from what was received
}

type clock interface{ Now() time.Time }

type server struct {
	clock clock
	now   func() time.Time
	since func(time.Time) time.Duration
}

func newServer() *server { return &server{now: time.Now, since: time.Since} }

func (s *server) injected() nats.PubOpt {
	return nats.MsgId(s.clock.Now().String()) // want `MsgId is built from clock.Now: `
}

func (s *server) injectedFunc() nats.PubOpt {
	return nats.MsgId(s.now().String()) // want `MsgId is built from time.Now \(line 44, through a function|MsgId is built from time.Now: `
}

func (s *server) lag(e event) nats.PubOpt {
	return nats.MsgId(s.since(e.CreatedAt).String()) // want `MsgId is built from time.Since: `
}

func unseen(now func() time.Time) nats.PubOpt {
	return nats.MsgId(now().String()) // want `MsgId is built from an injected clock: `
}

type schedule struct{ due func(name string) time.Time }

func (s schedule) next(name string) nats.PubOpt {
	return nats.MsgId(s.due(name).String()) // ok: a function of the name, for all we know
}
