package asynq

import "context"

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
