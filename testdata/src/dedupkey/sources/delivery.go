package sources

import (
	"context"
	"fmt"
	"net/http"
	"strconv"

	"github.com/aws/aws-lambda-go/events"
	"github.com/aws/aws-lambda-go/lambdacontext"
	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/sqs/types"
	"github.com/hibiken/asynq"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	amqp "github.com/rabbitmq/amqp091-go"
	"go.temporal.io/sdk/activity"
)

func receipt(m types.Message) nats.PubOpt {
	return nats.MsgId(aws.ToString(m.ReceiptHandle)) // want `^the key given to MsgId is built from Message.ReceiptHandle: it differs from delivery to delivery, so a replay is not recognised`
}

func message(m types.Message) nats.PubOpt {
	return nats.MsgId(*m.MessageId) // ok: a redelivery has the same identifier
}

func receiveCount(m events.SQSMessage) nats.PubOpt {
	return nats.MsgId(m.MessageId + m.Attributes["ApproximateReceiveCount"]) // want `MsgId is built from ApproximateReceiveCount: it differs from delivery to delivery`
}

func sentTimestamp(m events.SQSMessage) nats.PubOpt {
	return nats.MsgId(m.MessageId + m.Attributes["SentTimestamp"]) // ok: of the message
}

func requestContext(r events.APIGatewayProxyRequest) nats.PubOpt {
	return nats.MsgId(r.RequestContext.RequestID) // want `MsgId is built from APIGatewayProxyRequestContext.RequestID: it differs from delivery to delivery`
}

func requestAccount(r events.APIGatewayProxyRequest) nats.PubOpt {
	return nats.MsgId(r.RequestContext.AccountID + r.Headers["Idempotency-Key"]) // ok: siblings of what differs
}

func invocation(ctx context.Context) nats.PubOpt {
	lc, _ := lambdacontext.FromContext(ctx)
	return nats.MsgId(lc.AwsRequestID) // want `MsgId is built from LambdaContext.AwsRequestID: it differs from delivery to delivery`
}

func function(ctx context.Context) nats.PubOpt {
	lc, _ := lambdacontext.FromContext(ctx)
	return nats.MsgId(lc.InvokedFunctionArn) // ok: a sibling of what differs
}

func requestHeader(r *http.Request) nats.PubOpt {
	return nats.MsgId(r.Header.Get("X-Request-Id")) // want `MsgId is built from the header X-Request-Id: it differs from delivery to delivery`
}

func keyHeader(r *http.Request) nats.PubOpt {
	return nats.MsgId(r.Header.Get("Idempotency-Key")) // ok: what the client says
}

func messageHeader(m *nats.Msg) nats.PubOpt {
	return nats.MsgId(m.Header.Get("X-Request-Id")) // ok: of the message, the same on redelivery
}

func tag(d amqp.Delivery) nats.PubOpt {
	return nats.MsgId(strconv.FormatUint(d.DeliveryTag, 10)) // want `MsgId is built from Delivery.DeliveryTag: it differs from delivery to delivery`
}

func correlation(d amqp.Delivery) nats.PubOpt {
	return nats.MsgId(d.MessageId + d.CorrelationId + d.Timestamp.String()) // ok: of the message
}

func streamSequence(m jetstream.Msg) nats.PubOpt {
	meta, err := m.Metadata()
	if err != nil {
		return nil
	}
	return nats.MsgId(strconv.FormatUint(meta.Sequence.Stream, 10)) // ok: the place in the stream
}

func consumerSequence(m jetstream.Msg) nats.PubOpt {
	meta, err := m.Metadata()
	if err != nil {
		return nil
	}
	return nats.MsgId(strconv.FormatUint(meta.Sequence.Consumer, 10)) // want `MsgId is built from SequencePair.Consumer: it differs from delivery to delivery`
}

func retryCount(ctx context.Context) nats.PubOpt {
	id, _ := asynq.GetTaskID(ctx)
	n, _ := asynq.GetRetryCount(ctx)
	return nats.MsgId(fmt.Sprintf("%s-%d", id, n)) // want `MsgId is built from asynq.GetRetryCount \(line 92\): it differs from delivery to delivery`
}

func attempt(ctx context.Context) nats.PubOpt {
	info := activity.GetInfo(ctx)
	return nats.MsgId(fmt.Sprint(info.WorkflowExecution.ID, info.Attempt)) // want `MsgId is built from Info.Attempt: it differs from delivery to delivery`
}

func execution(ctx context.Context) nats.PubOpt {
	info := activity.GetInfo(ctx)
	return nats.MsgId(info.WorkflowExecution.RunID + info.ActivityID) // ok: all attempts at an activity share them
}
