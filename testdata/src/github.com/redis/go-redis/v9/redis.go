package redis

import (
	"context"
	"time"
)

type BoolCmd struct{}

func (cmd *BoolCmd) Result() (bool, error)
func (cmd *BoolCmd) Val() bool
func (cmd *BoolCmd) Err() error

type StatusCmd struct{}

func (cmd *StatusCmd) Err() error

type Cmdable interface {
	Set(ctx context.Context, key string, value any, expiration time.Duration) *StatusCmd
	SetNX(ctx context.Context, key string, value any, expiration time.Duration) *BoolCmd
}

type Client struct{ cmdable }

type cmdable struct{}

func (c cmdable) Set(ctx context.Context, key string, value any, expiration time.Duration) *StatusCmd
func (c cmdable) SetNX(ctx context.Context, key string, value any, expiration time.Duration) *BoolCmd
