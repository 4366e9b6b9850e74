package tests

import (
	"testing"

	"github.com/google/uuid"
	"github.com/nats-io/nats.go"
)

func TestNatural(t *testing.T) {
	if nats.MsgId(uuid.NewString()) == nil { // strict: tests need fresh keys
		t.Fail()
	}
}
