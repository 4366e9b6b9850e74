package flow

import (
	"maps"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/nats-io/nats.go"
)

func slice(e event) nats.PubOpt {
	parts := []string{e.ID, uuid.NewString()}
	return nats.MsgId(strings.Join(parts, "/")) // want `MsgId is built from uuid.NewString \(line 13\)`
}

func array(e event) nats.PubOpt {
	var parts [2]string
	parts[0] = e.ID
	parts[1] = uuid.NewString()
	return nats.MsgId(strings.Join(parts[:], "/")) // want `MsgId is built from uuid.NewString \(line 20\)`
}

func mapValue() nats.PubOpt {
	m := map[string]string{}
	m["key"] = uuid.NewString()
	return nats.MsgId(m["key"]) // want `MsgId is built from uuid.NewString \(line 26\)`
}

func mapSibling(e event) nats.PubOpt {
	m := map[string]string{"trace": uuid.NewString(), "key": e.ID}
	return nats.MsgId(m["key"]) // ok: another key of the map
}

func mapReplaced(e event) nats.PubOpt {
	m := map[string]string{"key": uuid.NewString()}
	m["key"] = e.ID
	return nats.MsgId(m["key"]) // ok: the value was replaced
}

func mapUnknown(m map[string]string, name string) nats.PubOpt {
	m["trace"] = uuid.NewString()
	return nats.MsgId(m[name]) // ok: which element is unknown
}

func ranged(events []event) []nats.PubOpt {
	var opts []nats.PubOpt
	for _, e := range events {
		opts = append(opts, nats.MsgId(e.ID)) // ok: the event's identifier
	}
	return opts
}

func rangedFresh(n int) []nats.PubOpt {
	var ids []string
	for range n {
		ids = append(ids, uuid.NewString())
	}
	var opts []nats.PubOpt
	for _, id := range ids {
		opts = append(opts, nats.MsgId(id)) // want `MsgId is built from uuid.NewString \(line 57\)`
	}
	return opts
}

func rangedMap(e event) []nats.PubOpt {
	m := map[string]string{"a": e.ID}
	var opts []nats.PubOpt
	for _, k := range slices.Sorted(maps.Keys(m)) {
		opts = append(opts, nats.MsgId(k)) // ok: a key that was given
	}
	return opts
}

func copiedSlice() nats.PubOpt {
	fresh := uuid.New()
	b := make([]byte, len(fresh))
	copy(b, fresh[:])
	return nats.MsgId(string(b)) // want `MsgId is built from uuid.New \(line 76\)`
}

func channel(ids chan string) nats.PubOpt {
	go func() { ids <- uuid.NewString() }()
	return nats.MsgId(<-ids) // ok: what came through a channel is unknown
}
