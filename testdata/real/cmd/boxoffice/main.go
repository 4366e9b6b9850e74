// The boxoffice command sells tickets.
package main

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"os"
	"os/signal"
	"time"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/sns"
	"github.com/aws/aws-sdk-go-v2/service/sqs"
	"github.com/hibiken/asynq"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	"github.com/redis/go-redis/v9"

	"example.com/boxoffice/billing"
	"example.com/boxoffice/checkout"
	"example.com/boxoffice/jobs"
	"example.com/boxoffice/mail"
	"example.com/boxoffice/orders"
	"example.com/boxoffice/relay"
	"example.com/boxoffice/venue"
	"example.com/boxoffice/webhook"
	"example.com/boxoffice/worker"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	log := slog.New(slog.NewJSONHandler(os.Stderr, nil))
	if err := run(ctx, log); err != nil && !errors.Is(err, context.Canceled) {
		log.Error("boxoffice stops", "err", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, log *slog.Logger) error {
	pool, err := pgxpool.New(ctx, os.Getenv("DATABASE_URL"))
	if err != nil {
		return err
	}
	defer pool.Close()
	conn, err := nats.Connect(os.Getenv("NATS_URL"))
	if err != nil {
		return err
	}
	defer conn.Close()
	stream, err := jetstream.New(conn)
	if err != nil {
		return err
	}
	cfg := aws.Config{Region: os.Getenv("AWS_REGION")}
	queue, topics := sqs.NewFromConfig(cfg), sns.NewFromConfig(cfg)
	cache := redis.NewClient(&redis.Options{Addr: os.Getenv("REDIS_ADDR")})
	tasks := asynq.NewClientFromRedisClient(cache)

	store := orders.NewStore(pool)
	money := billing.New(os.Getenv("STRIPE_KEY"), store)
	venues := venue.New(os.Getenv("VENUES_URL"))
	mailer := &mail.Mailer{Redis: cache, API: os.Getenv("MAIL_URL"), Log: log}
	out := &relay.Relay{Orders: store, Stream: stream, SNS: topics, Topic: os.Getenv("TOPIC_ARN"), Log: log}

	consumer := &worker.Consumer{
		SQS:     queue,
		URL:     os.Getenv("QUEUE_URL"),
		Stream:  stream,
		Orders:  store,
		Billing: money,
		Mail:    mailer,
		Log:     log,
	}
	runner := &jobs.Runner{
		Orders:  store,
		Billing: money,
		Venues:  venues,
		Mail:    mailer,
		Relay:   out,
		Tasks:   tasks,
		Log:     log,
	}
	background := asynq.NewServerFromRedisClient(cache, asynq.Config{Concurrency: 8})
	if err := background.Start(runner.Mux()); err != nil {
		return err
	}
	defer background.Shutdown()

	mux := http.NewServeMux()
	mux.Handle("POST /orders", &checkout.Service{Orders: store, Billing: money, Venues: venues, Tasks: tasks, Log: log})
	hooks := &webhook.Server{
		Secret: os.Getenv("STRIPE_WEBHOOK_SECRET"),
		Queue:  &webhook.Publisher{Client: queue, URL: os.Getenv("QUEUE_URL")},
		Orders: store,
		Log:    log,
	}
	hooks.Register(mux)
	server := &http.Server{Addr: ":8080", Handler: mux, ReadHeaderTimeout: 5 * time.Second}

	failed := make(chan error, 3)
	go func() { failed <- consumer.Run(ctx) }()
	go func() { failed <- out.Run(ctx) }()
	go func() { failed <- server.ListenAndServe() }()
	err = <-failed
	return errors.Join(err, server.Shutdown(context.WithoutCancel(ctx)))
}
