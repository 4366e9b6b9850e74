// Package flow carries sources to keys in all the ways that Go has.
package flow

import (
	"bytes"
	"fmt"
	"io"
	"net/url"
	"strconv"
	"strings"
	"text/template"
	"time"

	"github.com/nats-io/nats.go"
)

type event struct {
	ID      string
	Kind    string
	Created time.Time
}

func concatenated(e event) nats.PubOpt {
	id := e.Kind
	id += "/" + time.Now().String()
	return nats.MsgId(id) // want `MsgId is built from time.Now \(line 25\)`
}

func reassigned(e event) nats.PubOpt {
	id := time.Now().String()
	id = e.ID
	return nats.MsgId(id) // ok: the time is gone
}

type key string

func converted() nats.PubOpt {
	k := key(strconv.Itoa(int(int32(time.Now().Unix()))))
	return nats.MsgId(string(k)) // want `MsgId is built from time.Now \(line 38\)`
}

func bytesOfText() nats.PubOpt {
	b := []byte(time.Now().String())
	return nats.MsgId(string(b)) // want `MsgId is built from time.Now \(line 43\)`
}

func formatted(e event) nats.PubOpt {
	return nats.MsgId(fmt.Sprintf("%s-%v", e.ID, time.Now())) // want `MsgId is built from time.Now: `
}

func formattedNatural(e event) nats.PubOpt {
	return nats.MsgId(fmt.Sprintf("%s-%v", e.ID, e.Created)) // ok: both are the event's
}

func logged(e event) nats.PubOpt {
	fmt.Printf("%s at %v\n", e.ID, time.Now())
	return nats.MsgId(e.ID) // ok: the time is printed only
}

func appended(e event) nats.PubOpt {
	b := append([]byte(e.ID), '-')
	b = strconv.AppendInt(b, time.Now().Unix(), 10)
	return nats.MsgId(string(b)) // want `MsgId is built from time.Now \(line 62\)`
}

func appendedFormat(e event) nats.PubOpt {
	return nats.MsgId(string(fmt.Appendf(nil, "%s/%d", e.ID, time.Now().UnixNano()))) // want `MsgId is built from time.Now: `
}

func joined(e event) nats.PubOpt {
	parts := []string{e.Kind, e.ID}
	parts = append(parts, time.Now().String())
	return nats.MsgId(strings.Join(parts, ":")) // want `MsgId is built from time.Now \(line 72\)`
}

func joinedNatural(e event) nats.PubOpt {
	parts := []string{e.Kind, e.ID}
	return nats.MsgId(strings.Join(parts, ":")) // ok: both are the event's
}

func replaced(e event) nats.PubOpt {
	return nats.MsgId(strings.ReplaceAll("{id}-{time}", "{time}", time.Now().String())) // want `MsgId is built from time.Now: `
}

func built(e event) nats.PubOpt {
	var sb strings.Builder
	sb.WriteString(e.ID)
	fmt.Fprintf(&sb, "-%d", time.Now().Unix())
	return nats.MsgId(sb.String()) // want `MsgId is built from time.Now \(line 88\)`
}

func builtNatural(e event) nats.PubOpt {
	var key, line strings.Builder
	key.WriteString(e.ID)
	line.WriteString(time.Now().String())
	return nats.MsgId(key.String()) // ok: the time went into another builder
}

func buffered(e event) nats.PubOpt {
	var buf bytes.Buffer
	io.WriteString(&buf, e.ID)
	io.WriteString(&buf, time.Now().String())
	return nats.MsgId(buf.String()) // want `MsgId is built from time.Now \(line 102\)`
}

func query(e event) nats.PubOpt {
	return nats.MsgId(url.QueryEscape(e.ID + time.Now().String())) // want `MsgId is built from time.Now: `
}

func length(e event) nats.PubOpt {
	return nats.MsgId(e.ID + strconv.Itoa(len(time.Now().String()))) // ok: a length says nothing of when
}

func executed(t *template.Template, e event) nats.PubOpt {
	var sb strings.Builder
	if err := t.Execute(&sb, e); err != nil {
		return nil
	}
	return nats.MsgId(sb.String()) // ok: the event in another form
}

func trimmed(e event) nats.PubOpt {
	stamp := time.Now().Format(time.RFC3339Nano)
	return nats.MsgId(strings.TrimRight(stamp[:26], "0")) // want `MsgId is built from time.Now \(line 123\)`
}
