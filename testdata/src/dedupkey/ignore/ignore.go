// Package ignore has its reasons.
package ignore

import (
	"github.com/google/uuid"
	"github.com/nats-io/nats.go"
)

func onLine() nats.PubOpt {
	return nats.MsgId(uuid.NewString()) //replay:ignore dedupkey the stream has no window
}

func aboveStatement() nats.PubOpt {
	//replay:ignore dedupkey the stream has no window
	return nats.MsgId(uuid.NewString())
}

// aboveFunction explains itself.
//
//replay:ignore dedupkey the stream has no window
func aboveFunction(n int) []nats.PubOpt {
	var opts []nats.PubOpt
	for range n {
		opts = append(opts, nats.MsgId(uuid.NewString()))
	}
	return opts
}

func aboveBlock(fresh bool) nats.PubOpt {
	//replay:ignore dedupkey the stream has no window
	if fresh {
		return nats.MsgId(uuid.NewString())
	}
	return nats.MsgId(uuid.NewString()) // want `uuid.NewString`
}

func severalChecks() nats.PubOpt {
	return nats.MsgId(uuid.NewString()) //replay:ignore falseack,dedupkey the stream has no window
}

func otherCheck() nats.PubOpt {
	//replay:ignore falseack the stream has no window
	return nats.MsgId(uuid.NewString()) // want `uuid.NewString`
}

func withoutReason() nats.PubOpt {
	//replay:ignore dedupkey
	return nats.MsgId(uuid.NewString()) // want `uuid.NewString`
}

func spaced() nats.PubOpt {
	// replay:ignore dedupkey this is prose
	return nats.MsgId(uuid.NewString()) // want `uuid.NewString`
}

func below() nats.PubOpt {
	opt := nats.MsgId(uuid.NewString()) // want `uuid.NewString`
	//replay:ignore dedupkey the stream has no window
	return opt
}

func inLiteral() map[string]string {
	return map[string]string{
		//replay:ignore dedupkey this receiver compares nothing
		"Nats-Msg-Id": uuid.NewString(),
		"nats-msg-id": uuid.NewString(), // want `uuid.NewString`
	}
}
