package flow

import (
	"sync"
	"time"

	"github.com/google/uuid"
	"github.com/nats-io/nats.go"
)

func closure(e event) nats.PubOpt {
	mint := func() string { return uuid.NewString() }
	return nats.MsgId(mint()) // want `MsgId is built from uuid.NewString \(line 12, through a function literal\)`
}

func closureParameter(e event) nats.PubOpt {
	prefix := func(s string) string { return e.Kind + s }
	return nats.MsgId(prefix(uuid.NewString())) // want `MsgId is built from uuid.NewString: `
}

func closureParameterNatural(e event) nats.PubOpt {
	prefix := func(s string) string { return e.Kind + s }
	return nats.MsgId(prefix(e.ID)) // ok: both are the event's
}

func captured() func() nats.PubOpt {
	id := uuid.NewString()
	return func() nats.PubOpt {
		return nats.MsgId(id) // want `MsgId is built from uuid.NewString \(line 27\)`
	}
}

func capturedNatural(e event) func() nats.PubOpt {
	trace := uuid.NewString()
	return func() nats.PubOpt {
		_ = trace
		return nats.MsgId(e.ID) // ok: another captured variable
	}
}

func assigned(mu *sync.Mutex) nats.PubOpt {
	var id string
	func() {
		mu.Lock()
		defer mu.Unlock()
		id = uuid.NewString()
	}()
	return nats.MsgId(id) // want `MsgId is built from uuid.NewString \(line 46\)`
}

func methodValue(e event) nats.PubOpt {
	now := time.Now().String
	return nats.MsgId(now()) // want `MsgId is built from time.Now \(line 52\)`
}

func functionValue() nats.PubOpt {
	mint := uuid.NewString
	return nats.MsgId(mint()) // want `MsgId is built from uuid.NewString: `
}

type minter struct{ mint func() string }

func newMinter() *minter { return &minter{mint: uuid.NewString} }

func (m *minter) fieldFunc() nats.PubOpt {
	return nats.MsgId(m.mint()) // want `MsgId is built from uuid.NewString: `
}

func parameterFunc(mint func() string) nats.PubOpt {
	return nats.MsgId(mint()) // ok: whatever the caller's function returns
}

var newID = uuid.NewString

func variableFunc() nats.PubOpt {
	return nats.MsgId(newID()) // want `MsgId is built from uuid.NewString: `
}

func returned(e event) func() string {
	return func() string { return e.ID + uuid.NewString() }
}

func calledTwice(e event) nats.PubOpt {
	return nats.MsgId(returned(e)()) // want `MsgId is built from uuid.NewString \(line 80, through a function literal\)`
}

func deferred() {
	id := uuid.NewString()
	defer nats.MsgId(id) // want `MsgId is built from uuid.NewString \(line 88\)`
}

func deferredClosure(e event) {
	id := uuid.NewString()
	defer func() {
		nats.MsgId(e.ID + id) // want `MsgId is built from uuid.NewString \(line 93\)`
	}()
}

func spawned(e event) {
	go nats.MsgId(uuid.NewString()) // want `MsgId is built from uuid.NewString: `
	go nats.MsgId(e.ID)             // ok: the event's identifier
}

func calledLater(e event) nats.PubOpt {
	id := e.ID
	renew := func() { id = uuid.NewString() }
	id = e.Kind + id
	renew()
	return nats.MsgId(id) // want `MsgId is built from uuid.NewString \(line 106\)`
}
