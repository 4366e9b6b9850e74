// Package sinks has functions with parameters that become keys.
package sinks

import (
	"net/http"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/sqs"
	"github.com/nats-io/nats.go"

	"effect/ids"
)

func Send(js nats.JetStream, key string) error { // want Send:`^key\(\$1: the key given to MsgId\)( ends\(.*\))?$`
	_, err := js.Publish("s", nil, nats.MsgId(key))
	return err
}

func SendEvent(js nats.JetStream, e *ids.Event) error { // want SendEvent:`^key\(\$1.ID: the key given to MsgId\)( ends\(.*\))?$`
	return Send(js, e.Key())
}

func Input(e ids.Event) *sqs.SendMessageInput { // want Input:`key\(\$0.ID: MessageDeduplicationId\)( ends\(.*\))?$`
	return &sqs.SendMessageInput{MessageDeduplicationId: aws.String(ids.Lower(e.ID))}
}

// No key: callers cannot help it.
func Fresh(js nats.JetStream, prefix string) error { // want Fresh:`^ends\(failed\(Send\) value! \| nil\)$`
	return Send(js, ids.Prefixed(prefix))
}

func Header(r *http.Request, key, trace string) { // want Header:`^key\(\$1: the header Idempotency-Key\)( ends\(.*\))?$`
	r.Header.Set("Idempotency-Key", key)
	r.Header.Set("X-Trace", trace)
}

func Answer(w http.ResponseWriter, key string) { // nothing to know: a response
	w.Header().Set("Idempotency-Key", key)
}

type Client struct {
	js  nats.JetStream
	key string
}

func (c *Client) Send(data []byte) error { // want Send:`^key\(\$0.key: the key given to MsgId\)( ends\(.*\))?$`
	return Send(c.js, c.key)
}

type Option func(*options)

type options struct{ key string }

func WithKey(key string) Option { // want WithKey:`^key\(\$0: the key given to MsgId\)( ends\(.*\))?$`
	return func(o *options) { o.key = key }
}

// Nothing is known of what it does with keys or retries.
func Publish(js nats.JetStream, opts ...Option) error { // want Publish:`^ends\(failed\(Send\) value! \| nil\)$`
	var o options
	for _, opt := range opts {
		opt(&o)
	}
	return Send(js, o.key)
}
