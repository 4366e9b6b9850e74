package sources

import (
	"bytes"
	crand "crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"hash/fnv"
	"math/rand"
	"strconv"

	"github.com/google/uuid"
	"github.com/nats-io/nats.go"
	"github.com/oklog/ulid/v2"
)

func number() nats.PubOpt {
	return nats.MsgId(strconv.Itoa(rand.Intn(1e9))) // want `MsgId is built from rand.Intn: every delivery gets a new key`
}

func filled() nats.PubOpt {
	b := make([]byte, 16)
	if _, err := crand.Read(b); err != nil {
		return nil
	}
	return nats.MsgId(hex.EncodeToString(b)) // want `MsgId is built from rand.Read \(line 23\): `
}

func unread() nats.PubOpt {
	b := make([]byte, 16)
	return nats.MsgId(hex.EncodeToString(b)) // ok: nothing has been read into it
}

func random() nats.PubOpt {
	id, err := uuid.NewRandom()
	if err != nil {
		return nil
	}
	return nats.MsgId(id.String()) // want `MsgId is built from uuid.NewRandom \(line 35\): `
}

func ordered() nats.PubOpt {
	return nats.MsgId(uuid.Must(uuid.NewV7()).String()) // want `MsgId is built from uuid.NewV7: `
}

func reader() nats.PubOpt {
	id, _ := uuid.NewRandomFromReader(crand.Reader)
	return nats.MsgId(id.String()) // want `MsgId is built from rand.Reader`
}

func sortable() nats.PubOpt {
	return nats.MsgId(ulid.Make().String()) // want `MsgId is built from ulid.Make: `
}

func sortableEntropy(e event) nats.PubOpt {
	id := ulid.MustNew(ulid.Timestamp(e.CreatedAt), crand.Reader)
	return nats.MsgId(id.String()) // want `MsgId is built from rand.Reader`
}

func sortableNamed(e event) nats.PubOpt {
	sum := sha256.Sum256([]byte(e.ID))
	id := ulid.MustNew(ulid.Timestamp(e.CreatedAt), bytes.NewReader(sum[:]))
	return nats.MsgId(id.String()) // ok: time and entropy are the event's
}

func named(e event) nats.PubOpt {
	return nats.MsgId(uuid.NewMD5(uuid.NameSpaceURL, []byte(e.ID)).String()) // ok: a name-based UUID
}

func known(s string) nats.PubOpt {
	return nats.MsgId(uuid.MustParse(s).String()) // ok: parsed from what was received
}

func seeded(e event) nats.PubOpt {
	h := fnv.New64a()
	h.Write([]byte(e.ID))
	r := rand.New(rand.NewSource(int64(h.Sum64())))
	return nats.MsgId(strconv.Itoa(r.Int())) // ok: the seed is the event's
}
