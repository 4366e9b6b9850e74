package flow

import (
	"time"

	"github.com/google/uuid"
	"github.com/nats-io/nats.go"
)

type envelope struct {
	Key  string
	Body string
	Sent time.Time
}

func literal() nats.PubOpt {
	env := envelope{Key: uuid.NewString()}
	return nats.MsgId(env.Key) // want `MsgId is built from uuid.NewString \(line 17\)`
}

func sibling(e event) nats.PubOpt {
	env := envelope{Key: e.ID, Body: uuid.NewString(), Sent: time.Now()}
	return nats.MsgId(env.Key) // ok: the fields beside it are new
}

func pointer() nats.PubOpt {
	env := &envelope{}
	env.Key = uuid.NewString()
	return nats.MsgId(env.Key) // want `MsgId is built from uuid.NewString \(line 28\)`
}

func pointerLater(e event) nats.PubOpt {
	env := &envelope{Key: e.ID}
	opt := nats.MsgId(env.Key) // ok: the key was set to another value only afterwards
	env.Key = uuid.NewString()
	return opt
}

func copied() nats.PubOpt {
	env := envelope{Key: uuid.NewString()}
	other := env
	env.Key = "fixed"
	return nats.MsgId(other.Key) // want `MsgId is built from uuid.NewString \(line 40\)`
}

func copiedOver(e event) nats.PubOpt {
	env := envelope{Key: uuid.NewString()}
	other := env
	other.Key = e.ID
	return nats.MsgId(other.Key) // ok: the copy has another key
}

func pointerTo() nats.PubOpt {
	id := uuid.NewString()
	p := &id
	return nats.MsgId(*p) // want `MsgId is built from uuid.NewString \(line 54\)`
}

func throughPointer(e event) nats.PubOpt {
	id := uuid.NewString()
	set(&id, e.ID)
	return nats.MsgId(id) // ok: the helper has set the identifier
}

func set(p *string, v string) { *p = v }

func throughPointerFresh(e event) nats.PubOpt {
	id := e.ID
	set(&id, uuid.NewString())
	return nats.MsgId(id) // want `MsgId is built from uuid.NewString \(line 69\)`
}

type header struct {
	Stamp string
	Kind  string
}

type letter struct {
	header
	Body string
}

func embedded(e event) nats.PubOpt {
	l := letter{header: header{Stamp: time.Now().String(), Kind: e.Kind}}
	return nats.MsgId(l.Stamp) // want `MsgId is built from time.Now \(line 84\)`
}

func embeddedSibling(e event) nats.PubOpt {
	l := letter{header: header{Stamp: time.Now().String(), Kind: e.Kind}}
	return nats.MsgId(l.Kind + l.Body) // ok: fields beside the time
}

func nested() nats.PubOpt {
	type outer struct{ in struct{ env *envelope } }
	var o outer
	o.in.env = &envelope{Key: uuid.NewString()}
	return nats.MsgId(o.in.env.Key) // want `MsgId is built from uuid.NewString \(line 96\)`
}

func newEnvelope(body string) *envelope {
	return &envelope{Key: uuid.NewString(), Body: body, Sent: time.Now()}
}

func constructed(e event) nats.PubOpt {
	env := newEnvelope(e.ID)
	return nats.MsgId(env.Key) // want `MsgId is built from uuid.NewString \(line 101, through newEnvelope\)`
}

func constructedSibling(e event) nats.PubOpt {
	env := newEnvelope(e.ID)
	return nats.MsgId(env.Body) // ok: the field that was given
}

func constructedOver(e event) nats.PubOpt {
	env := newEnvelope("")
	env.Key = e.ID
	return nats.MsgId(env.Key) // ok: the key was replaced
}

func (env *envelope) setKey(key string) { env.Key = key }
func (env *envelope) key() string       { return env.Key }
func (env envelope) String() string     { return env.Body + "/" + env.Key }

func setter() nats.PubOpt {
	var env envelope
	env.setKey(uuid.NewString())
	return nats.MsgId(env.key()) // want `MsgId is built from uuid.NewString \(line 126\)`
}

func setterNatural(e event) nats.PubOpt {
	env := newEnvelope("")
	env.setKey(e.ID)
	return nats.MsgId(env.key()) // ok: the key was replaced
}

func stringer() nats.PubOpt {
	env := envelope{Key: uuid.NewString()}
	return nats.MsgId(env.String()) // want `MsgId is built from uuid.NewString \(line 137\)`
}

func (env *envelope) withKey(key string) *envelope {
	env.Key = key
	return env
}

func chained(e event) nats.PubOpt {
	return nats.MsgId(new(envelope).withKey(uuid.NewString()).key()) // want `MsgId is built from uuid.NewString`
}

func received(env *envelope) nats.PubOpt {
	return nats.MsgId(env.Key) // ok: the caller made it
}

type id string

func (i id) String() string { return "id-" + string(i) }

func namedType() nats.PubOpt {
	return nats.MsgId(id(uuid.NewString()).String()) // want `MsgId is built from uuid.NewString: `
}

func namedTypeNatural(e event) nats.PubOpt {
	return nats.MsgId(id(e.ID).String()) // ok: the event's identifier
}
