// Package lambda has functions of AWS Lambda.
package lambda

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"net/http"

	"github.com/aws/aws-lambda-go/events"
	"github.com/aws/aws-lambda-go/lambda"
)

type Store interface {
	Save(ctx context.Context, id string) error
	Load(ctx context.Context, id string) (string, error)
}

type Function struct{ store Store }

func Start(f *Function) {
	lambda.Start(f.gateway)
	lambda.Start(f.gatewayRight)
	lambda.Start(f.pointer)
	lambda.Start(f.field)
	lambda.Start(f.fieldRight)
	lambda.Start(f.batch)
	lambda.Start(f.batchSkip)
	lambda.Start(f.batchRight)
	lambda.Start(f.items)
	lambda.Start(f.itemsSkip)
	lambda.Start(f.itemsError)
	lambda.Start(f.topic)
	lambda.Start(f.topicRead)
	lambda.Start(f.topicRight)
	lambda.Start(f.unreadable)
}

func respond(code int, v any) (events.APIGatewayProxyResponse, error) {
	body, err := json.Marshal(v)
	if err != nil {
		return events.APIGatewayProxyResponse{StatusCode: http.StatusInternalServerError}, nil
	}
	return events.APIGatewayProxyResponse{StatusCode: code, Body: string(body)}, nil
}

func (f *Function) gateway(ctx context.Context, r events.APIGatewayProxyRequest) (events.APIGatewayProxyResponse, error) {
	if err := f.store.Save(ctx, r.Body); err != nil { // want `error from f.store.Save is logged and 200 is sent at line \d+: the event is not delivered again and the work is lost`
		log.Print(err)
		return respond(http.StatusOK, err.Error())
	}
	return respond(http.StatusOK, "saved")
}

// The status is a failure, although the error is nil.
func (f *Function) gatewayRight(ctx context.Context, r events.APIGatewayProxyRequest) (events.APIGatewayProxyResponse, error) {
	if err := f.store.Save(ctx, r.Body); err != nil {
		return respond(http.StatusBadGateway, err.Error())
	}
	return respond(http.StatusOK, "saved")
}

func (f *Function) pointer(ctx context.Context, r events.APIGatewayProxyRequest) (*events.APIGatewayProxyResponse, error) {
	if err := f.store.Save(ctx, r.Body); err != nil { // want `error from f.store.Save is logged and 204 is sent at line \d+: the event is not delivered again and the work is lost`
		log.Print(err)
	}
	return &events.APIGatewayProxyResponse{StatusCode: http.StatusNoContent}, nil
}

func (f *Function) field(ctx context.Context, r events.APIGatewayProxyRequest) (events.APIGatewayProxyResponse, error) {
	var out events.APIGatewayProxyResponse
	out.StatusCode = http.StatusOK
	if err := f.store.Save(ctx, r.Body); err != nil { // want `error from f.store.Save is told in the body and 200 is sent at line \d+: the event is not delivered again and the work is lost`
		out.Body = err.Error()
	}
	return out, nil
}

// The field is set to a failure.
func (f *Function) fieldRight(ctx context.Context, r events.APIGatewayProxyRequest) (events.APIGatewayProxyResponse, error) {
	out := events.APIGatewayProxyResponse{StatusCode: http.StatusOK}
	if err := f.store.Save(ctx, r.Body); err != nil {
		out.StatusCode = http.StatusInternalServerError
	}
	return out, nil
}

func (f *Function) batch(ctx context.Context, e events.SQSEvent) error {
	for _, m := range e.Records {
		if err := f.store.Save(ctx, m.Body); err != nil { // want `error from f.store.Save is logged and nil is returned at line \d+: the event is not delivered again and the work is lost`
			log.Print(err)
			return nil
		}
	}
	return nil
}

func (f *Function) batchSkip(ctx context.Context, e events.SQSEvent) error {
	for _, m := range e.Records {
		if err := f.store.Save(ctx, m.Body); err != nil { // want `error from f.store.Save is logged and nil is returned at line \d+: the event is not delivered again and the work is lost`
			log.Printf("%s: %v", m.MessageId, err)
			continue
		}
		log.Print("saved ", m.MessageId)
	}
	return nil
}

// An error has the whole batch delivered again.
func (f *Function) batchRight(ctx context.Context, e events.SQSEvent) error {
	for _, m := range e.Records {
		if err := f.store.Save(ctx, m.Body); err != nil {
			return fmt.Errorf("save %s: %w", m.MessageId, err)
		}
	}
	return nil
}

// The items that are named are delivered again.
func (f *Function) items(ctx context.Context, e events.SQSEvent) (events.SQSEventResponse, error) {
	var out events.SQSEventResponse
	for _, m := range e.Records {
		if err := f.store.Save(ctx, m.Body); err != nil {
			log.Print(err)
			out.BatchItemFailures = append(out.BatchItemFailures, events.SQSBatchItemFailure{ItemIdentifier: m.MessageId})
		}
	}
	return out, nil
}

func (f *Function) itemsSkip(ctx context.Context, e events.SQSEvent) (events.SQSEventResponse, error) {
	var failures []events.SQSBatchItemFailure
	for _, m := range e.Records {
		if _, err := f.store.Load(ctx, m.MessageId); err != nil {
			failures = append(failures, events.SQSBatchItemFailure{ItemIdentifier: m.MessageId})
			continue
		}
		if err := f.store.Save(ctx, m.Body); err != nil { // want `error from f.store.Save is logged and nil is returned at line \d+: the event is not delivered again and the work is lost`
			log.Print(err)
			continue
		}
	}
	return events.SQSEventResponse{BatchItemFailures: failures}, nil
}

// An error beside the response counts for the whole batch.
func (f *Function) itemsError(ctx context.Context, e events.SQSEvent) (events.SQSEventResponse, error) {
	for _, m := range e.Records {
		if err := f.store.Save(ctx, m.Body); err != nil {
			return events.SQSEventResponse{}, err
		}
	}
	return events.SQSEventResponse{}, nil
}

func (f *Function) topic(ctx context.Context, e events.SNSEvent) error {
	for _, r := range e.Records {
		_ = f.store.Save(ctx, r.SNS.Message) // want `error from f.store.Save is not checked and nil is returned at line \d+: the event is not delivered again and the work is lost`
	}
	return nil
}

// What the work needs to read is a part of the work, where a delivery is evident.
func (f *Function) topicRead(ctx context.Context, e events.SNSEvent) error {
	for _, r := range e.Records {
		old, err := f.store.Load(ctx, r.SNS.MessageID) // want `error from f.store.Load is dropped and nil is returned at line \d+: the event is not delivered again and the work is lost`
		if err != nil {
			return nil
		}
		if err := f.store.Save(ctx, old+r.SNS.Message); err != nil {
			return err
		}
	}
	return nil
}

// The last error is returned, whichever it was.
func (f *Function) topicRight(ctx context.Context, e events.SNSEvent) error {
	var last error
	for _, r := range e.Records {
		if err := f.store.Save(ctx, r.SNS.Message); err != nil {
			last = err
		}
	}
	return last
}

// A message that cannot be read will not become readable.
func (f *Function) unreadable(ctx context.Context, e events.SNSEvent) error {
	for _, r := range e.Records {
		var id string
		if err := json.Unmarshal([]byte(r.SNS.Message), &id); err != nil {
			log.Print(err)
			continue
		}
		if err := f.store.Save(ctx, id); err != nil {
			return err
		}
	}
	return nil
}
