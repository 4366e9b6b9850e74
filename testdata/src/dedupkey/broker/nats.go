package broker

import (
	"context"
	"crypto/sha256"
	"encoding/hex"

	"github.com/google/uuid"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

func natsPublish(js nats.JetStream, e event) error {
	_, err := js.Publish("events", []byte(e.Body), nats.MsgId(uuid.NewString())) // want `^the key given to MsgId is built from uuid.NewString: every delivery gets a new key, so a replay is not recognised; e.ID is at hand$`
	return err
}

func natsHash(js nats.JetStream, e event) error {
	sum := sha256.Sum256([]byte(e.Body))
	_, err := js.Publish("events", []byte(e.Body), nats.MsgId(hex.EncodeToString(sum[:]))) // ok: the same body has the same hash
	return err
}

func natsHeader(js nats.JetStream, e event) error {
	m := nats.NewMsg("events")
	m.Header.Set("Nats-Msg-Id", uuid.NewString()) // want `^the header Nats-Msg-Id is built from uuid.NewString: `
	_, err := js.PublishMsg(m)
	return err
}

func natsHeaderLiteral(js nats.JetStream, e event) error {
	_, err := js.PublishMsg(&nats.Msg{
		Subject: "events",
		Header:  nats.Header{"Nats-Msg-Id": {uuid.NewString()}}, // want `^the header Nats-Msg-Id is built from uuid.NewString: `
	})
	return err
}

func natsTrace(js nats.JetStream, e event) error {
	m := nats.NewMsg("events")
	m.Header.Set("Trace", uuid.NewString()) // ok: nobody compares traces
	m.Header.Set("Nats-Msg-Id", e.ID)
	_, err := js.PublishMsg(m)
	return err
}

func jetstreamPublish(ctx context.Context, js jetstream.JetStream, e event) error {
	id := e.ID + "-" + uuid.NewString()
	_, err := js.Publish(ctx, "events", []byte(e.Body), jetstream.WithMsgID(id)) // want `^the key given to WithMsgID is built from uuid.NewString \(line 48\): every delivery gets a new key, so a replay is not recognised; e.ID is at hand$`
	return err
}

func jetstreamNamed(ctx context.Context, js jetstream.JetStream, e event) error {
	id := uuid.NewSHA1(uuid.NameSpaceURL, []byte(e.ID)).String()
	_, err := js.Publish(ctx, "events", []byte(e.Body), jetstream.WithMsgID(id)) // ok: a name-based UUID
	return err
}
