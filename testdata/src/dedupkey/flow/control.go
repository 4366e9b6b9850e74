package flow

import (
	"errors"
	"time"

	"github.com/google/uuid"
	"github.com/nats-io/nats.go"
)

func either(e event, fresh bool) nats.PubOpt {
	id := e.ID
	if fresh {
		id = uuid.NewString()
	}
	return nats.MsgId(id) // want `MsgId is built from uuid.NewString \(line 14\)`
}

func decided(e event) nats.PubOpt {
	id := e.ID
	if time.Now().Hour() < 12 {
		id = e.Kind
	}
	return nats.MsgId(id) // ok: the clock decides, but is no part
}

func switched(e event) nats.PubOpt {
	var id string
	switch e.Kind {
	case "a":
		id = e.ID
	case "b":
		id = e.Created.String()
	default:
		id = uuid.NewString()
	}
	return nats.MsgId(id) // want `MsgId is built from uuid.NewString \(line 35\)`
}

func otherBranch(e event, fresh bool) nats.PubOpt {
	id := e.ID
	if fresh {
		id = uuid.NewString()
		_ = id
		return nil
	}
	return nats.MsgId(id) // ok: the fresh value did not come here
}

func two() (string, string) { return "fixed", uuid.NewString() }

func first() nats.PubOpt {
	id, _ := two()
	return nats.MsgId(id) // ok: the other result is fresh
}

func second() nats.PubOpt {
	_, id := two()
	return nats.MsgId(id) // want `MsgId is built from uuid.NewString \(line 50, through two\)`
}

func naked(e event) (id string, err error) {
	if e.Kind == "" {
		err = errors.New("no kind")
		return
	}
	id = e.Kind + uuid.NewString()
	return
}

func fromNaked(e event) nats.PubOpt {
	id, err := naked(e)
	if err != nil {
		return nil
	}
	return nats.MsgId(id) // want `MsgId is built from uuid.NewString \(line 67, through naked\)`
}

func amended(e event) (id string) {
	defer func() { id += uuid.NewString() }()
	return e.ID
}

func fromAmended(e event) nats.PubOpt {
	return nats.MsgId(amended(e)) // want `MsgId is built from uuid.NewString`
}

func looped(n int) nats.PubOpt {
	var id string
	for i := 0; i < n; i++ {
		id = id + uuid.NewString()[:4]
	}
	return nats.MsgId(id) // want `MsgId is built from uuid.NewString \(line 91\)`
}

func recursive(n int) string {
	if n > 9 {
		return uuid.NewString()
	}
	return "x" + recursive(n+1)
}

func fromRecursive(n int) nats.PubOpt {
	return nats.MsgId(recursive(n)) // want `MsgId is built from uuid.NewString \(line 98, through recursive\)`
}

func ignoredError(e event) nats.PubOpt {
	_, err := uuid.NewRandom()
	if err != nil {
		return nats.MsgId(e.ID + err.Error()) // ok: an error's text is no source
	}
	return nats.MsgId(e.ID)
}

func asserted(v any) nats.PubOpt {
	v = uuid.New()
	if u, ok := v.(uuid.UUID); ok {
		return nats.MsgId(u.String()) // want `MsgId is built from uuid.New \(line 116\)`
	}
	return nil
}

func typeSwitched(v any) nats.PubOpt {
	switch v := v.(type) {
	case string:
		return nats.MsgId(v) // ok: what the caller passed
	case time.Time:
		return nats.MsgId(v.String()) // ok: what the caller passed
	}
	return nil
}
