// Package batches has functions of AWS Lambda.
package batches

import (
	"context"
	"errors"
	"log"
	"net/http"

	"github.com/aws/aws-lambda-go/events"
	"github.com/aws/aws-lambda-go/lambda"
)

type Store interface {
	Save(ctx context.Context, id string) error
}

type Function struct{ store Store }

func Start(f *Function) {
	lambda.Start(f.queue)
	lambda.Start(f.named)
	lambda.Start(f.list)
	lambda.Start(f.stream)
	lambda.Start(f.table)
	lambda.Start(f.gateway)
	lambda.Start(f.two)
	lambda.Start(f.stop)
	lambda.Start(f.whole)
}

func (f *Function) queue(ctx context.Context, event events.SQSEvent) (events.SQSEventResponse, error) {
	var resp events.SQSEventResponse
	for _, record := range event.Records {
		if err := f.store.Save(ctx, record.Body); err != nil { // want `error from f.store.Save`
			log.Print(err)
			continue
		}
		log.Print(record.MessageId)
	}
	return resp, nil
}

func (f *Function) named(ctx context.Context, event events.SQSEvent) (out events.SQSEventResponse, err error) {
	for _, record := range event.Records {
		err := f.store.Save(ctx, record.Body) // want `error from f.store.Save`
		if err != nil {
			log.Print(err)
		}
	}
	return out, nil
}

func (f *Function) list(ctx context.Context, event events.SQSEvent) (events.SQSEventResponse, error) {
	var failed []events.SQSBatchItemFailure
	for _, record := range event.Records {
		if record.Body == "" {
			failed = append(failed, events.SQSBatchItemFailure{ItemIdentifier: record.MessageId})
			continue
		}
		if err := f.store.Save(ctx, record.Body); err != nil { // want `error from f.store.Save`
			log.Print(err)
		}
		log.Print("next")
	}
	return events.SQSEventResponse{BatchItemFailures: failed}, nil
}

func (f *Function) stream(ctx context.Context, event events.KinesisEvent) (events.KinesisEventResponse, error) {
	resp := events.KinesisEventResponse{}
	for _, record := range event.Records {
		if err := f.store.Save(ctx, string(record.Kinesis.Data)); err != nil { // want `error from f.store.Save`
			log.Print(err)
			continue
		}
	}
	return resp, nil
}

func (f *Function) table(ctx context.Context, event events.DynamoDBEvent) (events.DynamoDBEventResponse, error) {
	resp := events.DynamoDBEventResponse{}
	for _, record := range event.Records {
		if err := f.store.Save(ctx, record.EventID); err != nil { // want `error from f.store.Save`
			log.Print(err)
			continue
		}
	}
	return resp, nil
}

func (f *Function) gateway(ctx context.Context, r events.APIGatewayProxyRequest) (events.APIGatewayProxyResponse, error) {
	if err := f.store.Save(ctx, r.Body); err != nil { // want `error from f.store.Save`
		log.Print(err)
		return events.APIGatewayProxyResponse{StatusCode: http.StatusOK, Body: "received"}, nil
	}
	return events.APIGatewayProxyResponse{StatusCode: http.StatusOK, Body: "saved"}, nil
}

// Two variables could be the response.
func (f *Function) two(ctx context.Context, event events.SQSEvent) (events.SQSEventResponse, error) {
	var resp, other events.SQSEventResponse
	for _, record := range event.Records {
		if err := f.store.Save(ctx, record.Body); err != nil { // want `error from f.store.Save`
			log.Print(err)
			continue
		}
	}
	log.Print(other)
	return resp, nil
}

// The loop ends.
func (f *Function) stop(ctx context.Context, event events.SQSEvent) (events.SQSEventResponse, error) {
	var resp events.SQSEventResponse
	for _, record := range event.Records {
		if err := f.store.Save(ctx, record.Body); err != nil { // want `error from f.store.Save`
			log.Print(err)
			break
		}
	}
	return resp, nil
}

var errAll = errors.New("all")

// Without a partial response, an error brings all of the batch back.
func (f *Function) whole(ctx context.Context, event events.SQSEvent) error {
	for _, record := range event.Records {
		if err := f.store.Save(ctx, record.Body); err != nil { // want `error from f.store.Save`
			log.Print(errAll, err)
			return nil
		}
	}
	return nil
}
