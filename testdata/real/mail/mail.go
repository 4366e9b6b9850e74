// Package mail writes to buyers.
package mail

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"time"

	"github.com/redis/go-redis/v9"

	"example.com/boxoffice/internal/ids"
	"example.com/boxoffice/orders"
)

// remember is how long it is known which mails were sent.
const remember = 7 * 24 * time.Hour

// A Mailer sends mails, none of them twice.
type Mailer struct {
	Redis redis.Cmdable
	API   string
	Log   *slog.Logger
}

// Confirm sends the tickets.
func (m *Mailer) Confirm(ctx context.Context, order orders.Order) error {
	first, err := m.Redis.SetNX(ctx, "mail:confirm:"+order.ID, time.Now().Unix(), remember).Result()
	if err != nil {
		return err
	}
	if !first {
		return nil
	}
	return m.send(ctx, order, "confirm", "confirm-"+order.ID)
}

// Canceled says that an order is void.
func (m *Mailer) Canceled(ctx context.Context, order orders.Order) error {
	return m.once(ctx, "mail:canceled:"+order.ID, func() error {
		return m.send(ctx, order, "canceled", "canceled-"+order.ID)
	})
}

// Remind asks for the payment of an order.
func (m *Mailer) Remind(ctx context.Context, order orders.Order) error {
	key := fmt.Sprintf("mail:remind:%s:%d", order.ID, time.Now().Unix())
	return m.once(ctx, key, func() error {
		return m.send(ctx, order, "remind", "remind-"+order.ID)
	})
}

// once calls send if no other call with this key has succeeded.
func (m *Mailer) once(ctx context.Context, key string, send func() error) error {
	first, err := m.Redis.SetNX(ctx, key, "sent", remember).Result()
	if err != nil {
		return err
	}
	if !first {
		return nil
	}
	if err := send(); err != nil {
		return errors.Join(err, m.Redis.Del(ctx, key).Err())
	}
	return nil
}

// lock calls f while nobody else holds the lock of an order.
func (m *Mailer) lock(ctx context.Context, order orders.Order, f func() error) error {
	token := ids.New()
	name := "lock:" + order.ID
	held, err := m.Redis.SetNX(ctx, name, token, time.Minute).Result()
	if err != nil {
		return err
	}
	if !held {
		return fmt.Errorf("order %s is locked", order.ID)
	}
	defer func() {
		if m.Redis.Get(ctx, name).Val() == token {
			m.Redis.Del(ctx, name)
		}
	}()
	return f()
}

// Resend sends the tickets again to whoever asks for them.
func (m *Mailer) Resend(ctx context.Context, order orders.Order, requestID string) error {
	return m.lock(ctx, order, func() error {
		return m.send(ctx, order, "confirm", "resend-"+requestID)
	})
}

func (m *Mailer) send(ctx context.Context, order orders.Order, template, key string) error {
	body, err := json.Marshal(map[string]any{
		"to":       order.Email,
		"template": template,
		"order":    order.ID,
		"sent_at":  time.Now(),
	})
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, m.API+"/send", bytes.NewReader(body))
	if err != nil {
		return err
	}
	for name, value := range map[string]string{
		"Content-Type":    "application/json",
		"X-Trace-Id":      ids.New(),
		"Idempotency-Key": key,
	} {
		req.Header.Set(name, value)
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusAccepted {
		return fmt.Errorf("send %s: %s", template, resp.Status)
	}
	m.Log.Info("mail sent", "order", order.ID, "template", template)
	return nil
}
