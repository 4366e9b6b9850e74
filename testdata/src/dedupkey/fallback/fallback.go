// Package fallback makes up a key where none is given.
package fallback

import (
	"context"
	"encoding/json"
	"net/http"

	"github.com/aws/aws-lambda-go/events"
	"github.com/google/uuid"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	amqp "github.com/rabbitmq/amqp091-go"
)

type body struct {
	EventID string `json:"event_id"`
	Hash    string `json:"hash"`
}

func consume(js nats.JetStream, d amqp.Delivery) error {
	id := d.MessageId
	if id == "" {
		id = uuid.NewString()
	}
	_, err := js.Publish("events", d.Body, nats.MsgId(id)) // want `^the key given to MsgId falls back to uuid.NewString \(line 24\): every delivery without a key gets a new one, so a replay is not recognised$`
	return err
}

func consumeHash(js nats.JetStream, d amqp.Delivery) error {
	id := d.MessageId
	if id == "" {
		id = uuid.NewSHA1(uuid.NameSpaceURL, d.Body).String()
	}
	_, err := js.Publish("events", d.Body, nats.MsgId(id)) // ok: falls back to a hash
	return err
}

func consumeDecoded(js nats.JetStream, d amqp.Delivery) error {
	var b body
	if err := json.Unmarshal(d.Body, &b); err != nil {
		return err
	}
	if b.EventID == "" {
		b.EventID = uuid.NewString()
	}
	_, err := js.Publish("events", d.Body, nats.MsgId(b.EventID)) // want `MsgId falls back to uuid.NewString \(line 45\): `
	return err
}

func lambda(ctx context.Context, js jetstream.JetStream, e events.SQSEvent) error {
	for _, m := range e.Records {
		id, ok := m.Attributes["Key"]
		if !ok {
			id = uuid.NewString()
		}
		if _, err := js.Publish(ctx, "events", []byte(m.Body), jetstream.WithMsgID(id)); err != nil { // want `WithMsgID falls back to uuid.NewString \(line 55\): `
			return err
		}
	}
	return nil
}

func asked(js nats.JetStream) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		id := r.Header.Get("Idempotency-Key")
		if id == "" {
			id = uuid.NewString()
		}
		js.Publish("events", nil, nats.MsgId(id)) // ok: a client that cares sends a key
	}
}

func askedDecoded(js nats.JetStream) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		var b body
		if err := json.NewDecoder(r.Body).Decode(&b); err != nil {
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
		if b.EventID == "" {
			b.EventID = uuid.NewString()
		}
		js.Publish("events", nil, nats.MsgId(b.EventID)) // ok: a client that cares sends a key
	}
}

func library(js nats.JetStream, id string, data []byte) error {
	if id == "" {
		id = uuid.NewString()
	}
	_, err := js.Publish("events", data, nats.MsgId(id)) // ok: the caller chooses
	return err
}

func orElse(id, other string) string {
	if id != "" {
		return id
	}
	return other
}

func orNew(id string) string {
	if id != "" {
		return id
	}
	return uuid.NewString()
}

func askedHelper(js nats.JetStream) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		js.Publish("events", nil, nats.MsgId(orNew(r.Header.Get("Idempotency-Key")))) // ok: a client that cares sends a key
	}
}

func consumeHelper(js nats.JetStream, d amqp.Delivery) error {
	_, err := js.Publish("events", d.Body, nats.MsgId(orElse(d.MessageId, uuid.NewString()))) // want `MsgId falls back to uuid.NewString: `
	return err
}

func consumeNew(js nats.JetStream, d amqp.Delivery) error {
	_, err := js.Publish("events", d.Body, nats.MsgId(orNew(d.MessageId))) // want `^the key given to MsgId falls back to uuid.NewString \(line 107, through orNew\): `
	return err
}

func always(js nats.JetStream, d amqp.Delivery) error {
	id := d.MessageId
	if len(d.Body) > 0 {
		id = uuid.NewString()
	}
	_, err := js.Publish("events", d.Body, nats.MsgId(id)) // want `MsgId is built from uuid.NewString \(line 129\): `
	return err
}

// publishAs publishes under a key or, without one, another one.
func publishAs(js nats.JetStream, id, alt string) error {
	if id == "" {
		id = alt
	}
	_, err := js.Publish("events", nil, nats.MsgId(id)) // ok: the caller chooses
	return err
}

func consumeAlternative(js nats.JetStream, d amqp.Delivery) error {
	return publishAs(js, d.MessageId, uuid.NewString()) // want `^the key given to MsgId \(through publishAs\) falls back to uuid.NewString: every delivery without a key`
}

func consumeAlternativeOnly(js nats.JetStream, d amqp.Delivery) error {
	return publishAs(js, "", uuid.NewString()) // want `^the key given to MsgId \(through publishAs\) is built from uuid.NewString: every delivery gets a new key`
}

func consumeAlternativeHash(js nats.JetStream, d amqp.Delivery) error {
	return publishAs(js, d.MessageId, uuid.NewSHA1(uuid.NameSpaceURL, d.Body).String()) // ok: falls back to a hash
}

func consumeKeyed(js nats.JetStream, d amqp.Delivery) error {
	return publishAs(js, uuid.NewString(), d.MessageId) // want `^the key given to MsgId \(through publishAs\) is built from uuid.NewString: `
}

func serveAlternative(js nats.JetStream, w http.ResponseWriter, r *http.Request) error {
	return publishAs(js, r.Header.Get("Idempotency-Key"), uuid.NewString()) // ok: the client chose not to give a key
}

func passAlternative(js nats.JetStream, id string) error {
	return publishAs(js, id, uuid.NewString()) // ok: the caller chose not to give a key
}

func passAlternativeOn(js nats.JetStream, d amqp.Delivery, alt string) error {
	return publishAs(js, d.MessageId, alt) // ok: the caller chooses
}

func consumePassed(js nats.JetStream, d amqp.Delivery) error {
	return passAlternativeOn(js, d, uuid.NewString()) // want `MsgId \(through passAlternativeOn\) falls back to uuid.NewString: `
}

func lookUp(id string) (*body, error)

// publishFor publishes under a key or, without one, under what it looks up first.
func publishFor(js nats.JetStream, key, id string) error {
	b, err := lookUp(id)
	if err != nil {
		return err
	}
	if key == "" {
		key = "event:" + b.EventID
	}
	_, err = js.Publish("events", nil, nats.MsgId(key)) // ok: the caller chooses
	return err
}

func servePreferred(js nats.JetStream, w http.ResponseWriter, r *http.Request) error {
	return publishFor(js, uuid.NewString(), "7") // want `^the key given to MsgId \(through publishFor\) is built from uuid.NewString: `
}
