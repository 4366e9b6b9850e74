package webhook

import (
	"context"
	"encoding/json"
	"net/http"
	"time"
)

type refund struct {
	ID    string `json:"id"`
	Order string `json:"order"`
}

// refundAsked notes that a buyer wants the money back, when there is time.
func (s *Server) refundAsked(w http.ResponseWriter, r *http.Request) {
	var notice refund
	if err := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxBody)).Decode(&notice); err != nil {
		http.Error(w, "bad request", http.StatusBadRequest)
		return
	}
	go func() {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(r.Context()), time.Minute)
		defer cancel()
		if err := s.Orders.SetStatus(ctx, notice.Order, "refund asked"); err != nil {
			s.Log.Error("cannot note refund", "notice", notice.ID, "err", err)
		}
	}()
	w.WriteHeader(http.StatusAccepted)
}

// refundMade notes that a buyer has the money back.
func (s *Server) refundMade(w http.ResponseWriter, r *http.Request) {
	var notice refund
	if err := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxBody)).Decode(&notice); err != nil {
		http.Error(w, "bad request", http.StatusBadRequest)
		return
	}
	if err := s.Orders.SetStatus(r.Context(), notice.Order, "refunded"); err != nil {
		s.Log.Error("cannot note refund", "notice", notice.ID, "err", err)
		http.Error(w, "try again", http.StatusServiceUnavailable)
		return
	}
	w.WriteHeader(http.StatusOK)
}
