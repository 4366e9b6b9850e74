package flow

import (
	"bufio"
	"crypto/hmac"
	"crypto/md5"
	"crypto/sha1"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"hash"
	"hash/fnv"
	"io"
	"strconv"
	"time"

	"github.com/google/uuid"
	"github.com/nats-io/nats.go"
)

func hashed(e event) nats.PubOpt {
	sum := md5.Sum([]byte(e.ID + time.Now().String()))
	return nats.MsgId(hex.EncodeToString(sum[:])) // want `MsgId is built from time.Now \(line 25\)`
}

func hashedNatural(e event) nats.PubOpt {
	sum := md5.Sum([]byte(e.ID + e.Created.String()))
	return nats.MsgId(hex.EncodeToString(sum[:])) // ok: a hash of what is the event's
}

func hashedWriter(e event) nats.PubOpt {
	h := sha256.New()
	h.Write([]byte(e.ID))
	io.WriteString(h, time.Now().String())
	return nats.MsgId(hex.EncodeToString(h.Sum(nil))) // want `MsgId is built from time.Now \(line 37\)`
}

func hashedWriterNatural(e event) nats.PubOpt {
	h := sha256.New()
	fmt.Fprintf(h, "%s/%s", e.Kind, e.ID)
	return nats.MsgId(hex.EncodeToString(h.Sum(nil))) // ok: a hash of what is the event's
}

func hashedLate(e event) nats.PubOpt {
	h := sha256.New()
	io.WriteString(h, e.ID)
	sum := h.Sum(nil)
	io.WriteString(h, time.Now().String())
	return nats.MsgId(hex.EncodeToString(sum)) // ok: the time came after the sum
}

func keyed(e event) nats.PubOpt {
	h := hmac.New(sha1.New, []byte("secret"))
	binary.Write(h, binary.BigEndian, time.Now().UnixNano())
	return nats.MsgId(base64.StdEncoding.EncodeToString(h.Sum(nil))) // want `MsgId is built from time.Now \(line 57\)`
}

func keyedNatural(e event) nats.PubOpt {
	h := hmac.New(sha1.New, []byte("secret"))
	h.Write([]byte(e.ID))
	return nats.MsgId(base64.StdEncoding.EncodeToString(h.Sum(nil))) // ok: a hash of the identifier
}

func summed() nats.PubOpt {
	h := fnv.New64a()
	writeStamp(h)
	return nats.MsgId(strconv.FormatUint(h.Sum64(), 36)) // want `MsgId is built from time.Now \(line 73, through writeStamp\)`
}

func writeStamp(h hash.Hash) { fmt.Fprint(h, time.Now()) }

func encoded(e event) nats.PubOpt {
	b := make([]byte, 8)
	binary.BigEndian.PutUint64(b, uint64(time.Now().UnixNano()))
	return nats.MsgId(e.ID + base64.RawURLEncoding.EncodeToString(b)) // want `MsgId is built from time.Now \(line 77\)`
}

func encodedHex(e event) nats.PubOpt {
	dst := make([]byte, hex.EncodedLen(len(e.ID)))
	hex.Encode(dst, []byte(e.ID))
	return nats.MsgId(string(dst)) // ok: the identifier in another form
}

func nameBased(e event) nats.PubOpt {
	name := e.Kind + time.Now().String()
	return nats.MsgId(uuid.NewSHA1(uuid.NameSpaceURL, []byte(name)).String()) // want `MsgId is built from time.Now \(line 88\)`
}

type document struct {
	ID      string
	Sent    time.Time
	private time.Time
	Local   time.Time `json:"-"`
}

func marshalled(e event) nats.PubOpt {
	data, err := json.Marshal(document{ID: e.ID, Sent: time.Now()})
	if err != nil {
		return nil
	}
	return nats.MsgId(digest(data)) // want `MsgId is built from time.Now \(line 100\)`
}

func digest(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

func marshalledNatural(e event) nats.PubOpt {
	data, err := json.Marshal(document{ID: e.ID, Sent: e.Created})
	if err != nil {
		return nil
	}
	return nats.MsgId(digest(data)) // ok: a hash of what is the event's
}

func marshalledHidden(e event) nats.PubOpt {
	data, err := json.Marshal(document{ID: e.ID, Local: time.Now(), private: time.Now()})
	if err != nil {
		return nil
	}
	return nats.MsgId(digest(data)) // ok: the JSON form has none of the times
}

func newDocument(e event) *document { return &document{ID: e.ID, Sent: time.Now()} }

func marshalledHelper(e event) nats.PubOpt {
	d := newDocument(e)
	data, err := json.Marshal(d)
	if err != nil {
		return nil
	}
	return nats.MsgId(digest(data)) // want `MsgId is built from time.Now \(line 128, through newDocument\)`
}

func marshalledCleaned(e event) nats.PubOpt {
	d := newDocument(e)
	d.Sent = time.Time{}
	data, err := json.Marshal(d)
	if err != nil {
		return nil
	}
	return nats.MsgId(digest(data)) // ok: the time was taken out before
}

func marshalledCopy(d document) nats.PubOpt {
	d.Sent = time.Now()
	fingerprint := d
	fingerprint.Sent = time.Time{}
	data, err := json.Marshal(fingerprint)
	if err != nil {
		return nil
	}
	return nats.MsgId(digest(data)) // ok: the time was taken out of the copy
}

func marshalledMap(e event) nats.PubOpt {
	data, err := json.Marshal(map[string]any{"id": e.ID, "sent": time.Now()})
	if err != nil {
		return nil
	}
	return nats.MsgId(digest(data)) // want `MsgId is built from time.Now \(line 161\)`
}

func encodedStream(e event) nats.PubOpt {
	h := sha256.New()
	if err := json.NewEncoder(h).Encode(document{ID: e.ID, Sent: time.Now()}); err != nil {
		return nil
	}
	return nats.MsgId(hex.EncodeToString(h.Sum(nil))) // want `MsgId is built from time.Now \(line 170\)`
}

func encodedStreamHidden(e event) nats.PubOpt {
	h := sha256.New()
	if err := json.NewEncoder(h).Encode(document{ID: e.ID, Local: time.Now()}); err != nil {
		return nil
	}
	return nats.MsgId(hex.EncodeToString(h.Sum(nil))) // ok: the JSON form has no local time
}

func encodedThroughBuffer(e event) nats.PubOpt {
	h := sha256.New()
	w := bufio.NewWriter(h)
	fmt.Fprintf(w, "%s %s", e.ID, time.Now())
	if err := w.Flush(); err != nil {
		return nil
	}
	return nats.MsgId(hex.EncodeToString(h.Sum(nil))) // want `MsgId is built from time.Now \(line 187\)`
}

func printed(e event) nats.PubOpt {
	sum := sha256.Sum256(fmt.Appendf(nil, "%+v", document{ID: e.ID, private: time.Now()}))
	return nats.MsgId(hex.EncodeToString(sum[:])) // want `MsgId is built from time.Now \(line 195\)`
}
