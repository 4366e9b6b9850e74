// Package webhook receives what others have to tell us.
package webhook

import (
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"time"

	"github.com/stripe/stripe-go/v82/webhook"

	"example.com/boxoffice/orders"
)

const (
	maxBody    = 1 << 16
	staleAfter = time.Hour
)

// A Server answers webhooks.
type Server struct {
	Secret string
	Queue  *Publisher
	Orders *orders.Store
	Log    *slog.Logger
}

// Register adds the routes of the webhooks to a mux.
func (s *Server) Register(mux *http.ServeMux) {
	mux.HandleFunc("POST /webhooks/stripe", s.stripe)
	mux.HandleFunc("POST /webhooks/settlement", s.settlement)
	mux.HandleFunc("POST /webhooks/admission", s.admission)
	mux.HandleFunc("POST /webhooks/refund-asked", s.refundAsked)
	mux.HandleFunc("POST /webhooks/refund-made", s.refundMade)
}

// stripe puts an event of the payment provider onto the queue.
func (s *Server) stripe(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBody))
	if err != nil {
		http.Error(w, "cannot read body", http.StatusBadRequest)
		return
	}
	event, err := webhook.ConstructEvent(body, r.Header.Get("Stripe-Signature"), s.Secret)
	if err != nil {
		http.Error(w, "bad signature", http.StatusUnauthorized)
		return
	}
	if age := time.Since(time.Unix(event.Created, 0)); age > staleAfter {
		s.Log.Warn("event is late", "event", event.ID, "age", age)
	}
	err = s.Queue.Publish(r.Context(), Event{
		ID:         event.ID,
		Type:       string(event.Type),
		Data:       event.Data.Raw,
		ReceivedAt: time.Now(),
	})
	if err != nil {
		s.Log.Error("cannot queue event", "event", event.ID, "err", err)
		http.Error(w, "try again", http.StatusInternalServerError)
		return
	}
	w.WriteHeader(http.StatusOK)
}

// A settlement says that a venue has been paid, or not.
type settlement struct {
	Reference string `json:"reference"`
	Venue     string `json:"venue"`
	Status    string `json:"status"`
	Cents     int64  `json:"cents"`
}

// settlement books what the bank has to say about a payment to a venue.
func (s *Server) settlement(w http.ResponseWriter, r *http.Request) {
	var notice settlement
	if err := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxBody)).Decode(&notice); err != nil {
		http.Error(w, "bad request", http.StatusBadRequest)
		return
	}
	if err := s.settle(r.Context(), notice); err != nil {
		s.Log.Error("cannot settle", "reference", notice.Reference, "err", err)
	}
	w.Header().Set("Content-Type", "application/json")
	json.NewEncoder(w).Encode(map[string]bool{"success": true})
}

func (s *Server) settle(ctx context.Context, notice settlement) error {
	if notice.Status == "SETTLED" {
		if err := s.Orders.Post(ctx, notice.Reference, notice.Venue, notice.Cents); err != nil {
			return err
		}
	}
	return s.Orders.SetSettlement(ctx, notice.Reference, notice.Status)
}

// admission notes that the buyer of an order has been let in.
func (s *Server) admission(w http.ResponseWriter, r *http.Request) {
	var notice struct {
		ID    string `json:"id"`
		Order string `json:"order"`
	}
	if err := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxBody)).Decode(&notice); err != nil {
		http.Error(w, "bad request", http.StatusBadRequest)
		return
	}
	if err := s.Orders.SetStatus(r.Context(), notice.Order, "admitted"); err != nil {
		s.Log.Error("cannot admit", "notice", notice.ID, "err", err)
		http.Error(w, "try again", http.StatusInternalServerError)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}
