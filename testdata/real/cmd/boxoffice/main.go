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
	amqp "github.com/rabbitmq/amqp091-go"
	"github.com/redis/go-redis/v9"
	"github.com/segmentio/kafka-go"

	"example.com/boxoffice/billing"
	"example.com/boxoffice/checkout"
	"example.com/boxoffice/feeds"
	"example.com/boxoffice/gate"
	"example.com/boxoffice/jobs"
	"example.com/boxoffice/loyalty"
	"example.com/boxoffice/mail"
	"example.com/boxoffice/orders"
	"example.com/boxoffice/partners"
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
	points := &loyalty.Book{Pool: pool, Log: log}
	mux.Handle("/partners/", (&partners.API{Orders: store, Points: points, Log: log}).Handler())
	server := &http.Server{Addr: ":8080", Handler: mux, ReadHeaderTimeout: 5 * time.Second}

	brokers := []string{os.Getenv("KAFKA_BROKER")}
	follower := &feeds.Follower{
		Prices: kafka.NewReader(kafka.ReaderConfig{Brokers: brokers, Topic: "prices", GroupID: "boxoffice"}),
		Times:  kafka.NewReader(kafka.ReaderConfig{Brokers: brokers, Topic: "times", GroupID: "boxoffice"}),
		Orders: store,
		Log:    log,
	}
	if err := listen(ctx, &gate.Listener{Orders: store, Log: log}); err != nil {
		return err
	}

	failed := make(chan error, 5)
	go func() { failed <- consumer.Run(ctx) }()
	go func() { failed <- out.Run(ctx) }()
	go func() { failed <- follower.FollowPrices(ctx) }()
	go func() { failed <- follower.FollowTimes(ctx) }()
	go func() { failed <- server.ListenAndServe() }()
	err = <-failed
	return errors.Join(err, server.Shutdown(context.WithoutCancel(ctx)))
}

// listen takes what doors report until ctx is done.
func listen(ctx context.Context, l *gate.Listener) error {
	conn, err := amqp.Dial(os.Getenv("AMQP_URL"))
	if err != nil {
		return err
	}
	ch, err := conn.Channel()
	if err != nil {
		return err
	}
	for queue, work := range map[string]func(context.Context, <-chan amqp.Delivery){
		"doors.opened": l.Opened,
		"doors.passed": l.Passed,
		"doors.closed": l.Closed,
	} {
		deliveries, err := ch.ConsumeWithContext(ctx, queue, "", false, false, false, false, nil)
		if err != nil {
			return err
		}
		go work(ctx, deliveries)
	}
	return nil
}
