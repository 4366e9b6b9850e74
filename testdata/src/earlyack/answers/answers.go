// Package answers tells of a success before, and after, the work.
package answers

import (
	"context"
	"log"
	"net/http"

	"github.com/aws/aws-sdk-go-v2/service/sqs"
	"github.com/gin-gonic/gin"
	"github.com/hibiken/asynq"
	amqp "github.com/rabbitmq/amqp091-go"
	"github.com/segmentio/kafka-go"
	"golang.org/x/sync/errgroup"
)

type Store interface {
	Save(ctx context.Context, id string) error
	Load(ctx context.Context, id string) (string, error)
	Notify(ctx context.Context, id string) error
}

type Server struct {
	store  Store
	tasks  *asynq.Client
	reader *kafka.Reader
	client *sqs.Client
}

func (s *Server) Go(w http.ResponseWriter, r *http.Request) {
	go s.store.Save(context.Background(), "a") // want `nobody waits for Save, and 202 is sent: if it fails, or the process stops, the work is lost`
	w.WriteHeader(http.StatusAccepted)
}

func (s *Server) GoLiteral(w http.ResponseWriter, r *http.Request) {
	go func() { // want `nobody waits for s.store.Save, and 202 is sent: if it fails, or the process stops, the work is lost`
		if err := s.store.Save(context.Background(), "a"); err != nil {
			log.Print(err)
		}
	}()
	w.WriteHeader(http.StatusAccepted)
}

func (s *Server) GoGin(e *gin.Engine) {
	e.POST("/a", func(c *gin.Context) {
		go s.store.Save(context.Background(), "a") // want `nobody waits for Save, and 202 is sent: if it fails, or the process stops, the work is lost`
		c.Status(http.StatusAccepted)
	})
}

func (s *Server) Task(ctx context.Context, t *asynq.Task) error {
	go s.store.Save(ctx, "a") // want `nobody waits for Save, and nil is returned: if it fails, or the process stops, the work is lost`
	return nil
}

func (s *Server) First(ctx context.Context, d amqp.Delivery) {
	d.Ack(false) // want `the message is acknowledged before s.store.Save \(line \d+\): if it fails, or the process stops, the work is lost`
	if err := s.store.Save(ctx, "a"); err != nil {
		log.Print(err)
	}
}

func (s *Server) Commit(ctx context.Context) error {
	for {
		m, err := s.reader.FetchMessage(ctx)
		if err != nil {
			return err
		}
		if err := s.reader.CommitMessages(ctx, m); err != nil { // want `the message is acknowledged before s.store.Save \(line \d+\): if it fails, or the process stops, the work is lost`
			return err
		}
		if err := s.store.Save(ctx, string(m.Value)); err != nil {
			return err
		}
	}
}

func (s *Server) Delete(ctx context.Context) error {
	out, err := s.client.ReceiveMessage(ctx, &sqs.ReceiveMessageInput{})
	if err != nil {
		return err
	}
	for _, m := range out.Messages {
		s.client.DeleteMessage(ctx, &sqs.DeleteMessageInput{ReceiptHandle: m.ReceiptHandle}) // want `the message is acknowledged before s.store.Save \(line \d+\): if it fails, or the process stops, the work is lost`
		if err := s.store.Save(ctx, *m.Body); err != nil {
			return err
		}
	}
	return nil
}

// The work is done first.
func (s *Server) Last(ctx context.Context, d amqp.Delivery) {
	if err := s.store.Save(ctx, "a"); err != nil {
		d.Nack(false, true)
		return
	}
	d.Ack(false)
}

// Each message is acknowledged after its own work, and before that of the next.
func (s *Server) Each(ctx context.Context) error {
	for {
		m, err := s.reader.FetchMessage(ctx)
		if err != nil {
			return err
		}
		if err := s.store.Save(ctx, string(m.Value)); err != nil {
			return err
		}
		if err := s.reader.CommitMessages(ctx, m); err != nil {
			return err
		}
	}
}

// A task has the work before the answer.
func (s *Server) Enqueue(w http.ResponseWriter, r *http.Request) {
	if _, err := s.tasks.Enqueue(asynq.NewTask("save", nil)); err != nil {
		w.WriteHeader(http.StatusServiceUnavailable)
		return
	}
	w.WriteHeader(http.StatusAccepted)
}

// The group is waited for.
func (s *Server) Group(w http.ResponseWriter, r *http.Request) {
	g, ctx := errgroup.WithContext(r.Context())
	g.Go(func() error { return s.store.Save(ctx, "a") })
	if err := g.Wait(); err != nil {
		w.WriteHeader(http.StatusInternalServerError)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}

// Whoever is told of it misses nothing but the telling.
func (s *Server) Notify(ctx context.Context, d amqp.Delivery) {
	if err := s.store.Save(ctx, "a"); err != nil {
		d.Nack(false, true)
		return
	}
	d.Ack(false)
	if err := s.store.Notify(ctx, "a"); err != nil {
		log.Print(err)
	}
}

// A lookup changes nothing.
func (s *Server) Read(ctx context.Context, d amqp.Delivery) {
	d.Ack(false)
	name, err := s.store.Load(ctx, "a")
	log.Print(name, err)
}

// A failure was told, so the sender comes again.
func (s *Server) Failed(w http.ResponseWriter, r *http.Request) {
	if r.Body == nil {
		w.WriteHeader(http.StatusBadRequest)
		s.store.Save(r.Context(), "refused")
		return
	}
	w.WriteHeader(http.StatusNoContent)
}

// The decision is written down.
//
//replay:at-most-once the next position replaces this one
func (s *Server) Declared(w http.ResponseWriter, r *http.Request) {
	go s.store.Save(context.Background(), "a")
	w.WriteHeader(http.StatusAccepted)
}
