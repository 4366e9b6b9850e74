// Package scans books the tickets that were scanned at the doors.
package scans

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"

	"github.com/aws/aws-lambda-go/events"

	"example.com/boxoffice/orders"
)

// A Booker works on batches of scans.
type Booker struct {
	Orders *orders.Store
	Log    *slog.Logger
}

type scan struct {
	Order string `json:"order"`
	Door  string `json:"door"`
}

// Enter books those who came.
func (b *Booker) Enter(ctx context.Context, event events.SQSEvent) (events.SQSEventResponse, error) {
	var resp events.SQSEventResponse
	for _, record := range event.Records {
		var s scan
		if err := json.Unmarshal([]byte(record.Body), &s); err != nil {
			b.Log.Warn("scan is not readable", "message", record.MessageId, "err", err)
			continue
		}
		if err := b.Orders.SetStatus(ctx, s.Order, "entered"); err != nil {
			b.Log.Error("cannot book scan", "order", s.Order, "err", err)
			continue
		}
		b.Log.Info("entered", "order", s.Order, "door", s.Door)
	}
	return resp, nil
}

// Leave books those who went.
func (b *Booker) Leave(ctx context.Context, event events.SQSEvent) (events.SQSEventResponse, error) {
	var resp events.SQSEventResponse
	for _, record := range event.Records {
		if err := b.leave(ctx, record); err != nil {
			b.Log.Error("cannot book scan", "message", record.MessageId, "err", err)
			resp.BatchItemFailures = append(resp.BatchItemFailures, events.SQSBatchItemFailure{ItemIdentifier: record.MessageId})
		}
	}
	return resp, nil
}

func (b *Booker) leave(ctx context.Context, record events.SQSMessage) error {
	var s scan
	if err := json.Unmarshal([]byte(record.Body), &s); err != nil {
		return fmt.Errorf("decode scan: %w", err)
	}
	return b.Orders.SetStatus(ctx, s.Order, "left")
}
