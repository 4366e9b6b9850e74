package kafka

import "context"

type Message struct {
	Topic     string
	Partition int
	Offset    int64
	Key       []byte
	Value     []byte
}

type Reader struct{}

func (r *Reader) FetchMessage(ctx context.Context) (Message, error)
func (r *Reader) ReadMessage(ctx context.Context) (Message, error)
func (r *Reader) CommitMessages(ctx context.Context, msgs ...Message) error
func (r *Reader) Close() error

type Writer struct{}

func (w *Writer) WriteMessages(ctx context.Context, msgs ...Message) error
