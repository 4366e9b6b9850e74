package asynq

import (
	"context"
	"errors"
)

type Option interface{ String() string }

func TaskID(id string) Option
func Queue(name string) Option

func GetTaskID(ctx context.Context) (id string, ok bool)
func GetRetryCount(ctx context.Context) (n int, ok bool)

type Task struct{}

func NewTask(typename string, payload []byte, opts ...Option) *Task

func (t *Task) Payload() []byte

type TaskInfo struct{}

type Client struct{}

func (c *Client) Enqueue(task *Task, opts ...Option) (*TaskInfo, error)

type Handler interface {
	ProcessTask(context.Context, *Task) error
}

type HandlerFunc func(context.Context, *Task) error

func (fn HandlerFunc) ProcessTask(ctx context.Context, task *Task) error

type ServeMux struct{}

func NewServeMux() *ServeMux

func (mux *ServeMux) Handle(pattern string, handler Handler)
func (mux *ServeMux) HandleFunc(pattern string, handler func(context.Context, *Task) error)

var SkipRetry = errors.New("skip retry for the task")
