package ec2

import "context"

type Client struct{}

type Options struct{}

type RunInstancesInput struct {
	ClientToken *string
	ImageId     *string
}

type RunInstancesOutput struct{}

func (c *Client) RunInstances(ctx context.Context, params *RunInstancesInput, optFns ...func(*Options)) (*RunInstancesOutput, error)
