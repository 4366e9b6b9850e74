// The scans command is the function that books scans.
package main

import (
	"context"
	"log/slog"
	"os"

	"github.com/aws/aws-lambda-go/lambda"
	"github.com/jackc/pgx/v5/pgxpool"

	"example.com/boxoffice/orders"
	"example.com/boxoffice/scans"
)

func main() {
	log := slog.New(slog.NewJSONHandler(os.Stderr, nil))
	pool, err := pgxpool.New(context.Background(), os.Getenv("DATABASE_URL"))
	if err != nil {
		log.Error("no database", "err", err)
		os.Exit(1)
	}
	booker := &scans.Booker{Orders: orders.NewStore(pool), Log: log}
	if os.Getenv("DIRECTION") == "out" {
		lambda.Start(booker.Leave)
	}
	lambda.Start(booker.Enter)
}
