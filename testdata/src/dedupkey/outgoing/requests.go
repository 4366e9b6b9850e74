// Package outgoing gives keys to those who receive its requests.
package outgoing

import (
	"context"
	"net/http"
	"time"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/ec2"
	"github.com/aws/aws-sdk-go-v2/service/route53"
	"github.com/google/uuid"
	"github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/charge"
)

type order struct {
	ID       string
	Customer string
	Total    int64
}

func pay(o order) error {
	params := &stripe.ChargeParams{Amount: stripe.Int64(o.Total)}
	params.SetIdempotencyKey(uuid.NewString()) // want `^IdempotencyKey is built from uuid.NewString: every delivery gets a new key, so a replay is not recognised; o.ID is at hand$`
	_, err := charge.New(params)
	return err
}

func payNatural(o order) error {
	params := &stripe.ChargeParams{Amount: stripe.Int64(o.Total)}
	params.SetIdempotencyKey("charge-" + o.ID) // ok: the order's identifier
	_, err := charge.New(params)
	return err
}

func payField(o order) error {
	params := &stripe.ChargeParams{
		Params: stripe.Params{IdempotencyKey: stripe.String(stripe.NewIdempotencyKey())}, // want `^IdempotencyKey is built from stripe.NewIdempotencyKey: `
	}
	_, err := charge.New(params)
	return err
}

func payMetadata(o order) error {
	params := &stripe.ChargeParams{
		Params: stripe.Params{
			IdempotencyKey: stripe.String(o.ID),
			Metadata:       map[string]string{"sent": time.Now().String()}, // ok: a sibling of the key
		},
	}
	_, err := charge.New(params)
	return err
}

func donate(customer string, amount int64) error {
	params := &stripe.ChargeParams{Amount: stripe.Int64(amount), Customer: stripe.String(customer)}
	params.SetIdempotencyKey(uuid.NewString()) // ok: the operation originates here, and the library would do the same
	_, err := charge.New(params)
	return err
}

type customer struct{ ID, Mail string }

func donateFrom(c *customer, amount int64) error {
	params := &stripe.ChargeParams{Amount: stripe.Int64(amount), Customer: stripe.String(c.ID)}
	params.SetIdempotencyKey(uuid.NewString()) // ok: who pays outlives the payment
	_, err := charge.New(params)
	return err
}

func zone(ctx context.Context, client *route53.Client, requestID, name string) error {
	_, err := client.CreateHostedZone(ctx, &route53.CreateHostedZoneInput{
		Name:            aws.String(name),
		CallerReference: aws.String(time.Now().String()), // want `^CallerReference is built from time.Now: every delivery gets a new key, so a replay is not recognised; requestID is at hand$`
	})
	return err
}

func zoneNamed(ctx context.Context, client *route53.Client, name string) error {
	_, err := client.CreateHostedZone(ctx, &route53.CreateHostedZoneInput{
		Name:            aws.String(name),
		CallerReference: aws.String(time.Now().String()), // ok: the operation originates here
	})
	return err
}

type zones struct{ client *route53.Client }

func (z *zones) create(ctx context.Context, name string) error {
	_, err := z.client.CreateHostedZone(ctx, &route53.CreateHostedZoneInput{
		Name:            aws.String(name),
		CallerReference: aws.String(time.Now().String()), // want `^CallerReference is built from time.Now: every delivery gets a new key, so a replay is not recognised$`
	})
	return err
}

type source interface{ NewReference() string }

func (z *zones) createInjected(ctx context.Context, s source, name string) error {
	_, err := z.client.CreateHostedZone(ctx, &route53.CreateHostedZoneInput{
		Name:            aws.String(name),
		CallerReference: aws.String(s.NewReference()), // ok: others may bring another source
	})
	return err
}

type clockSource struct{}

func (clockSource) NewReference() string { return time.Now().String() }

func zoneOnce(ctx context.Context, client *route53.Client, name string) error {
	reference := uuid.NewString()
	var err error
	for range 3 {
		_, err = client.CreateHostedZone(ctx, &route53.CreateHostedZoneInput{
			Name:            aws.String(name),
			CallerReference: aws.String(reference), // ok: minted once, for all attempts
		})
		if err == nil {
			return nil
		}
	}
	return err
}

func launch(ctx context.Context, client *ec2.Client, jobID string) error {
	_, err := client.RunInstances(ctx, &ec2.RunInstancesInput{
		ClientToken: aws.String(jobID + uuid.NewString()), // want `^ClientToken is built from uuid.NewString: `
	})
	return err
}

func launchNatural(ctx context.Context, client *ec2.Client, jobID string) error {
	_, err := client.RunInstances(ctx, &ec2.RunInstancesInput{
		ClientToken: aws.String(jobID), // ok: the job's identifier
	})
	return err
}

func post(ctx context.Context, o order) (*http.Request, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://bank.example/payments", nil)
	if err != nil {
		return nil, err
	}
	req.Header.Set("Idempotency-Key", uuid.NewString()) // want `^the header Idempotency-Key is built from uuid.NewString: every delivery gets a new key, so a replay is not recognised; o.ID is at hand$`
	req.Header.Set("X-Request-Id", uuid.NewString())    // ok: names the request, not the operation
	return req, nil
}

func postNatural(ctx context.Context, o order) (*http.Request, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://bank.example/payments", nil)
	if err != nil {
		return nil, err
	}
	req.Header.Set("Date", time.Now().Format(http.TimeFormat)) // ok: no key
	req.Header.Set("Idempotency-Key", o.ID)                    // ok: the order's identifier
	return req, nil
}

func headers(o order) map[string]string {
	return map[string]string{
		"X-Request-Id":    uuid.NewString(), // ok: a sibling of the key
		"Idempotency-Key": uuid.NewString(), // want `^the header Idempotency-Key is built from uuid.NewString: `
	}
}

func headersNatural(o order) map[string]string {
	h := map[string]string{"X-Request-Id": uuid.NewString()}
	h["Idempotency-Key"] = o.ID // ok: the order's identifier
	return h
}

func answer(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Idempotency-Key", uuid.NewString()) // ok: nobody compares what a server answers
}

func readSide(o order) *route53.CreateHostedZoneOutput {
	return &route53.CreateHostedZoneOutput{
		CallerReference: aws.String(uuid.NewString()), // ok: what a service answers (a fake)
	}
}
