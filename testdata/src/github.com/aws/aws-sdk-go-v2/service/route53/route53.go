package route53

import "context"

type Client struct{}

type Options struct{}

type CreateHostedZoneInput struct {
	CallerReference *string
	Name            *string
}

type CreateHostedZoneOutput struct {
	CallerReference *string
}

func (c *Client) CreateHostedZone(ctx context.Context, params *CreateHostedZoneInput, optFns ...func(*Options)) (*CreateHostedZoneOutput, error)
