// Package checkout sells seats.
package checkout

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"time"

	"github.com/hibiken/asynq"

	"example.com/boxoffice/billing"
	"example.com/boxoffice/internal/ids"
	"example.com/boxoffice/orders"
	"example.com/boxoffice/venue"
)

// A Service takes orders.
type Service struct {
	Orders  *orders.Store
	Billing *billing.Client
	Venues  *venue.Client
	Tasks   *asynq.Client
	Log     *slog.Logger
}

type request struct {
	Show     string   `json:"show"`
	Venue    string   `json:"venue"`
	Seats    []string `json:"seats"`
	Buyer    string   `json:"buyer"`
	Email    string   `json:"email"`
	Cents    int64    `json:"cents"`
	Currency string   `json:"currency"`
}

// ServeHTTP takes one order. A browser that sends a key may send the order again.
func (s *Service) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	requestID := ids.New()
	w.Header().Set("X-Request-Id", requestID)

	var req request
	if err := json.NewDecoder(http.MaxBytesReader(w, r.Body, 1<<16)).Decode(&req); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	key := r.Header.Get("Idempotency-Key")
	if key == "" {
		key = ids.New()
	}
	w.Header().Set("Idempotency-Key", key)

	order, err := s.place(r.Context(), req, key)
	if err != nil {
		s.Log.Error("cannot take order", "request", requestID, "err", err)
		http.Error(w, "cannot take the order now", http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(http.StatusCreated)
	json.NewEncoder(w).Encode(order)
}

func (s *Service) place(ctx context.Context, req request, key string) (orders.Order, error) {
	order := orders.Order{
		ID:        ids.Derive("order", req.Buyer, key),
		Show:      req.Show,
		Venue:     req.Venue,
		Seats:     req.Seats,
		Buyer:     req.Buyer,
		Email:     req.Email,
		Cents:     req.Cents,
		Currency:  req.Currency,
		CreatedAt: time.Now(),
	}
	if err := s.Orders.Create(ctx, order); err != nil {
		return order, fmt.Errorf("store order: %w", err)
	}
	if err := s.Venues.Hold(ctx, order); err != nil {
		return order, fmt.Errorf("hold seats: %w", err)
	}
	intent, err := s.Billing.Authorize(ctx, order, key)
	if err != nil {
		return order, fmt.Errorf("authorize payment: %w", err)
	}
	order.Intent = intent
	return order, s.remind(order)
}

// remind schedules a reminder for a payment that does not come.
func (s *Service) remind(order orders.Order) error {
	payload, err := json.Marshal(order)
	if err != nil {
		return err
	}
	_, err = s.Tasks.Enqueue(asynq.NewTask("order:remind", payload),
		asynq.TaskID("remind:"+order.ID),
		asynq.ProcessAt(time.Now().Add(15*time.Minute)))
	return err
}
