package sources

import (
	"fmt"
	"strconv"
	"sync/atomic"

	"github.com/nats-io/nats.go"
)

var sequence atomic.Int64

func counted(e event) nats.PubOpt {
	return nats.MsgId(strconv.FormatInt(sequence.Add(1), 10)) // want `^the key given to MsgId is built from Int64.Add: every delivery gets a new key, so a replay is not recognised; e.ID is at hand$`
}

type producer struct {
	sent int
	last string
}

func (p *producer) counted() nats.PubOpt {
	p.sent++
	return nats.MsgId(strconv.Itoa(p.sent)) // want `MsgId is built from the counter sent \(line 23\): `
}

func (p *producer) uncounted() nats.PubOpt {
	return nats.MsgId(p.last) // ok: a field that counts nothing
}

var total int

func countedGlobally() nats.PubOpt {
	total++
	return nats.MsgId(fmt.Sprint("n", total)) // want `MsgId is built from the counter total \(line 34\): `
}

func positions(e event, lines []string) []nats.PubOpt {
	var opts []nats.PubOpt
	for i := range lines {
		opts = append(opts, nats.MsgId(fmt.Sprintf("%s-%d", e.ID, i))) // ok: a replay has the same lines
	}
	return opts
}

func numbered(e event, lines []string) []nats.PubOpt {
	var opts []nats.PubOpt
	n := 0
	for range lines {
		n++
		opts = append(opts, nats.MsgId(fmt.Sprintf("%s-%d", e.ID, n))) // ok: counts from the same start each time
	}
	return opts
}
