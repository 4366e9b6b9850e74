// Package tests has a key in a test file.
package tests

import "github.com/nats-io/nats.go"

func natural(id string) nats.PubOpt { return nats.MsgId(id) }
