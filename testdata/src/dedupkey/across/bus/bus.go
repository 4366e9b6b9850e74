// Package bus publishes messages. Its callers choose the keys.
package bus

import (
	"context"
	"net/http"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/sqs"
	"github.com/nats-io/nats.go"

	"dedupkey/across/ids"
)

// A Message is to be published.
type Message struct {
	Key   string
	Trace string
	Body  []byte
}

// A Publisher publishes messages.
type Publisher interface {
	Publish(ctx context.Context, m Message) error
}

// A Queue publishes to SQS.
type Queue struct{ Client *sqs.Client }

// Publish implements Publisher.
func (q *Queue) Publish(ctx context.Context, m Message) error {
	_, err := q.Client.SendMessage(ctx, &sqs.SendMessageInput{
		MessageBody:            aws.String(string(m.Body) + m.Trace),
		MessageDeduplicationId: aws.String(m.Key), // ok: the caller chooses
	})
	return err
}

// Send publishes data under a key.
func Send(js nats.JetStream, subject, key string, data []byte) error {
	_, err := js.Publish(subject, data, nats.MsgId(key)) // ok: the caller chooses
	return err
}

// SendAll publishes data to several subjects.
func SendAll(js nats.JetStream, key string, data []byte, subjects ...string) error {
	for _, s := range subjects {
		if err := Send(js, s, key+s, data); err != nil { // ok: the caller chooses
			return err
		}
	}
	return nil
}

// SendFresh publishes data once more.
func SendFresh(js nats.JetStream, subject string, data []byte) error {
	return Send(js, subject, ids.New("msg"), data) // want `^the key given to MsgId \(through Send\) is built from uuid.NewString \(ids.go:12, through ids.New\): every delivery gets a new key, so a replay is not recognised$`
}

// WithKey returns a client option that sets the key of a request.
func WithKey(key string) func(*http.Request) {
	return func(r *http.Request) {
		r.Header.Set("Idempotency-Key", key) // ok: the caller chooses
	}
}
