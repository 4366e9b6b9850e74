// Package jobs has the tasks of job runners, and calls of RPC.
package jobs

import (
	"context"
	"encoding/json"
	"fmt"
	"log"

	"connectrpc.com/connect"
	"github.com/ThreeDotsLabs/watermill/message"
	"github.com/hibiken/asynq"
	"github.com/riverqueue/river"
	"go.temporal.io/sdk/activity"
	"go.temporal.io/sdk/temporal"
	"go.temporal.io/sdk/worker"
	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
)

type Store interface {
	Save(ctx context.Context, data string) error
}

type Tasks struct{ store Store }

func (t *Tasks) Mux() *asynq.ServeMux {
	mux := asynq.NewServeMux()
	mux.HandleFunc("lost", t.lost)
	mux.HandleFunc("kept", t.kept)
	mux.HandleFunc("skip", t.skip)
	mux.Handle("type", t)
	return mux
}

func (t *Tasks) ProcessTask(ctx context.Context, task *asynq.Task) error {
	if err := t.store.Save(ctx, string(task.Payload())); err != nil { // want `error from t.store.Save is logged and nil is returned at line \d+: the task is not tried again and the work is lost`
		log.Print(err)
	}
	return nil
}

func (t *Tasks) lost(ctx context.Context, task *asynq.Task) error {
	if err := t.store.Save(ctx, string(task.Payload())); err != nil { // want `error from t.store.Save is dropped and nil is returned at line \d+: the task is not tried again and the work is lost`
		return nil
	}
	return t.store.Save(ctx, "done")
}

// An error has the task tried again.
func (t *Tasks) kept(ctx context.Context, task *asynq.Task) error {
	if err := t.store.Save(ctx, string(task.Payload())); err != nil {
		return fmt.Errorf("save: %w", err)
	}
	return nil
}

// Another attempt is given up on purpose, and the task is archived.
func (t *Tasks) skip(ctx context.Context, task *asynq.Task) error {
	var id string
	if err := json.Unmarshal(task.Payload(), &id); err != nil {
		return nil // not readable at the next attempt either
	}
	if err := t.store.Save(ctx, id); err != nil {
		return fmt.Errorf("%v: %w", err, asynq.SkipRetry)
	}
	return nil
}

type args struct{ ID string }

func (args) Kind() string { return "args" }

type losing struct {
	river.WorkerDefaults[args]
	store Store
}

func (w *losing) Work(ctx context.Context, job *river.Job[args]) error {
	if err := w.store.Save(ctx, job.Args.ID); err != nil { // want `error from w.store.Save is logged and nil is returned at line \d+: the task is not tried again and the work is lost`
		log.Print(err)
	}
	return nil
}

type keeping struct {
	river.WorkerDefaults[args]
	store Store
}

// An error has the job tried again, or cancelled for all to see.
func (w *keeping) Work(ctx context.Context, job *river.Job[args]) error {
	if err := w.store.Save(ctx, job.Args.ID); err != nil {
		if job.Args.ID == "" {
			return river.JobCancel(err)
		}
		return err
	}
	return nil
}

func Workers(ws *river.Workers, s Store) {
	river.AddWorker(ws, &losing{store: s})
	river.AddWorker(ws, &keeping{store: s})
}

func (t *Tasks) Routes(r *message.Router, sub message.Subscriber) {
	r.AddNoPublisherHandler("lost", "orders", sub, func(m *message.Message) error {
		if err := t.store.Save(m.Context(), string(m.Payload)); err != nil { // want `error from t.store.Save is logged and nil is returned at line \d+: the message is not delivered again and the work is lost`
			log.Print(err)
		}
		return nil
	})
	r.AddNoPublisherHandler("kept", "orders", sub, func(m *message.Message) error {
		return t.store.Save(m.Context(), string(m.Payload)) // the router does not acknowledge errors
	})
}

func (t *Tasks) Register(w worker.Worker) {
	w.RegisterActivity(t.Ship)
	w.RegisterActivity(t.Bill)
}

func (t *Tasks) Ship(ctx context.Context, id string) error {
	activity.RecordHeartbeat(ctx, id)
	if err := t.store.Save(ctx, id); err != nil { // want `error from t.store.Save is logged and nil is returned at line \d+: the task is not tried again and the work is lost`
		log.Print(err)
		return nil
	}
	return nil
}

// The workflow hears of the failure.
func (t *Tasks) Bill(ctx context.Context, id string) error {
	if err := t.store.Save(ctx, id); err != nil {
		return temporal.NewNonRetryableApplicationError("save", "Store", err)
	}
	return nil
}

type order struct{ ID string }

type reply struct{}

func (t *Tasks) Connect(ctx context.Context, r *connect.Request[order]) (*connect.Response[reply], error) {
	if err := t.store.Save(ctx, r.Msg.ID); err != nil { // want `error from t.store.Save is logged and nil is returned at line \d+: the sender`
		log.Print(err)
	}
	return connect.NewResponse(&reply{}), nil
}

// The caller hears of the failure.
func (t *Tasks) ConnectRight(ctx context.Context, r *connect.Request[order]) (*connect.Response[reply], error) {
	if err := t.store.Save(ctx, r.Msg.ID); err != nil {
		return nil, connect.NewError(connect.CodeInternal, err)
	}
	return connect.NewResponse(&reply{}), nil
}

type server struct{ store Store }

func Serve(r grpc.ServiceRegistrar, s Store) { r.RegisterService(new(grpc.ServiceDesc), &server{s}) }

// PlaceRequest is generated.
type PlaceRequest struct{ ID string }

func (*PlaceRequest) ProtoReflect() {}

func (s *server) Place(ctx context.Context, in *PlaceRequest) (*reply, error) {
	if err := s.store.Save(ctx, in.ID); err != nil { // want `error from s.store.Save is logged and nil is returned at line \d+: the sender`
		log.Print(err)
	}
	return &reply{}, nil
}

// The caller hears of the failure.
func (s *server) PlaceRight(ctx context.Context, in *PlaceRequest) (*reply, error) {
	if err := s.store.Save(ctx, in.ID); err != nil {
		return nil, status.Error(codes.Internal, err.Error())
	}
	return &reply{}, nil
}
