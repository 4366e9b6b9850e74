package catalog

import (
	"go/types"
	"strings"
)

// A Remedy is how source tells the sender of a delivery that it has failed, by
// a value that is at hand. In Call, $ stands for that value and # for the
// status code 500.
type Remedy struct {
	Call   string
	Import string // that Call needs
	Before string // what to call before a body that is written in any case, or ""
}

// refusals answer a request, by the type that requests are answered with.
var refusals = map[string]Remedy{
	"net/http.ResponseWriter": {
		Call:   "http.Error($, http.StatusText(#), #)",
		Import: "net/http",
		Before: "$.WriteHeader(#)",
	},
	"github.com/gin-gonic/gin.Context": {Call: "$.AbortWithStatus(#)"},
}

// returns ask a broker for another delivery, by the type of the message.
var returns = map[string]Remedy{
	"cloud.google.com/go/pubsub.Message":                 {Call: "$.Nack()"},
	"cloud.google.com/go/internal/pubsub.Message":        {Call: "$.Nack()"},
	"github.com/ThreeDotsLabs/watermill/message.Message": {Call: "$.Nack()"},
	"github.com/nats-io/nats.go.Msg":                     {Call: "$.Nak()"},
	"github.com/nats-io/nats.go/jetstream.Msg":           {Call: "$.Nak()"},
	"github.com/nsqio/go-nsq.Message":                    {Call: "$.Requeue(-1)"},
	"github.com/rabbitmq/amqp091-go.Delivery":            {Call: "$.Nack(false, true)"},
	"github.com/streadway/amqp.Delivery":                 {Call: "$.Nack(false, true)"},
	"gocloud.dev/pubsub.Message":                         {Call: "$.Nack()"},
}

// identifiers name the items of a batch in what is answered for it, by the type
// of the item.
var identifiers = map[string]string{
	"github.com/aws/aws-lambda-go/events.SQSMessage":          "MessageId",
	"github.com/aws/aws-lambda-go/events.KinesisEventRecord":  "Kinesis.SequenceNumber",
	"github.com/aws/aws-lambda-go/events.DynamoDBEventRecord": "Change.SequenceNumber",
}

// The names of what a partial answer to a batch consists of.
const (
	FailedItems = "BatchItemFailures"
	FailedItem  = "ItemIdentifier"
)

// Refusal returns how a request is refused by a value of a type.
func Refusal(t types.Type) (Remedy, bool) {
	r, ok := refusals[typePath(t)]
	return r, ok
}

// Return returns how a message of a type is given back to its broker.
func Return(t types.Type) (Remedy, bool) {
	r, ok := returns[typePath(t)]
	return r, ok
}

// Identifier returns the field that identifies an item of a batch, or "".
func Identifier(t types.Type) string { return identifiers[typePath(t)] }

// With returns the call on a value, with the status code written in a certain way.
func (r Remedy) With(value, status string) string { return fill(r.Call, value, status) }

// Header returns the call before a body, likewise.
func (r Remedy) Header(value, status string) string { return fill(r.Before, value, status) }

func fill(text, value, status string) string {
	return strings.NewReplacer("$", value, "#", status).Replace(text)
}
