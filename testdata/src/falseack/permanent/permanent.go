// Package permanent tells failures apart: no retry helps against some.
package permanent

import (
	"context"
	"database/sql"
	"errors"
	"log"
	"net/http"

	"gorm.io/gorm"

	"github.com/hibiken/asynq"
)

var (
	ErrDuplicate = errors.New("duplicate")
	ErrClosed    = errors.New("closed")
)

type RefusedError struct{ Rule string }

func (e *RefusedError) Error() string { return e.Rule }

type Store interface {
	Save(ctx context.Context, id string) error
	Charge(ctx context.Context, id string) (refused bool, err error)
}

type Tasks struct {
	store Store
	db    *sql.DB
	orm   *gorm.DB
}

// A certain error has been thought of.
func (t *Tasks) Sentinel(ctx context.Context, task *asynq.Task) error {
	err := t.store.Save(ctx, "a")
	if errors.Is(err, ErrDuplicate) {
		return nil
	}
	return err
}

// The same with an operator.
func (t *Tasks) Equal(ctx context.Context, task *asynq.Task) error {
	if err := t.store.Save(ctx, "a"); err != nil && err != ErrDuplicate {
		return err
	}
	return nil
}

// Of this type are errors that no retry helps against.
func (t *Tasks) Typed(ctx context.Context, task *asynq.Task) error {
	err := t.store.Save(ctx, "a")
	var refused *RefusedError
	if errors.As(err, &refused) {
		log.Print(refused.Rule)
		return nil
	}
	return err
}

func (t *Tasks) Switch(ctx context.Context, task *asynq.Task) error {
	err := t.store.Save(ctx, "a")
	switch err := err.(type) {
	case nil, *RefusedError: // of this type, again
		return nil
	default:
		return err
	}
}

// A function of the program says so.
func (t *Tasks) Predicate(ctx context.Context, task *asynq.Task) error {
	if err := t.store.Save(ctx, "a"); err != nil && !isPermanent(err) {
		return err
	}
	return nil
}

func isPermanent(err error) bool { return errors.Is(err, ErrDuplicate) || errors.Is(err, ErrClosed) }

// What was refused was done: another result says so.
func (t *Tasks) Result(ctx context.Context, task *asynq.Task) error {
	refused, err := t.store.Charge(ctx, "a")
	if refused {
		return nil
	}
	return err
}

// Only this error is worth a retry, somebody thought.
func (t *Tasks) Inverted(ctx context.Context, task *asynq.Task) error {
	err := t.store.Save(ctx, "a") // want `error from t.store.Save is dropped and nil is returned at line \d+: the task is not tried again and the work is lost`
	if errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	return nil
}

// The sentinel guards the log line, not the answer.
func (t *Tasks) Log(ctx context.Context, task *asynq.Task) error {
	if err := t.store.Save(ctx, "a"); err != nil { // want `error from t.store.Save is logged and nil is returned at line \d+: the task is not tried again and the work is lost`
		if !errors.Is(err, ErrClosed) {
			log.Print(err)
		}
	}
	return nil
}

// What is not there needs no work.
func (t *Tasks) HandleEvent(w http.ResponseWriter, r *http.Request) {
	var id string
	err := t.db.QueryRowContext(r.Context(), "SELECT id FROM orders WHERE ref = $1", "a").Scan(&id)
	if errors.Is(err, sql.ErrNoRows) {
		w.WriteHeader(http.StatusOK)
		return
	}
	if err != nil {
		w.WriteHeader(http.StatusInternalServerError)
		return
	}
	w.WriteHeader(http.StatusOK)
}

func (t *Tasks) HandleOtherEvent(w http.ResponseWriter, r *http.Request) {
	var id string
	err := t.db.QueryRowContext(r.Context(), "SELECT id FROM orders WHERE ref = $1", "a").Scan(&id) // want `error from t.db.QueryRowContext is dropped and 200 is sent at line \d+: the sender`
	if err != nil {
		w.WriteHeader(http.StatusOK)
		return
	}
	if _, err := t.db.ExecContext(r.Context(), "UPDATE orders SET paid = true WHERE id = $1", id); err != nil {
		w.WriteHeader(http.StatusInternalServerError)
		return
	}
	w.WriteHeader(http.StatusOK)
}

// Nothing was to be done with the answer.
func (t *Tasks) HandleSeenEvent(w http.ResponseWriter, r *http.Request) {
	var id string
	if err := t.db.QueryRowContext(r.Context(), "SELECT id FROM orders WHERE ref = $1", "a").Scan(&id); err != nil {
		log.Printf("unknown order: %v", err)
	}
	w.WriteHeader(http.StatusOK)
}

type order struct{ ID string }

// gorm keeps the error in a field.
func (t *Tasks) Gorm(ctx context.Context, task *asynq.Task) error {
	res := t.orm.Create(&order{"a"})
	if res.Error != nil {
		return res.Error
	}
	return nil
}

func (t *Tasks) GormBare(ctx context.Context, task *asynq.Task) error {
	t.orm.Create(&order{"a"}) // want `error from t.orm.Create is not checked and nil is returned at line \d+: the task is not tried again and the work is lost`
	return nil
}

func (t *Tasks) GormLogged(ctx context.Context, task *asynq.Task) error {
	if err := t.orm.Save(&order{"a"}).Error; err != nil { // want `error from t.orm.Save is logged and nil is returned at line \d+: the task is not tried again and the work is lost`
		log.Print(err)
	}
	return nil
}

// There is nothing to work on.
func (t *Tasks) GormFind(ctx context.Context, task *asynq.Task) error {
	var o order
	if err := t.orm.First(&o, "id = ?", "a").Error; err != nil {
		if errors.Is(err, gorm.ErrRecordNotFound) {
			return nil
		}
		return err
	}
	return t.orm.Save(&o).Error
}
