// Package transaction works in transactions.
package transaction

import (
	"context"
	"database/sql"
	"log"

	"gorm.io/gorm"

	"github.com/hibiken/asynq"
)

type Tasks struct {
	db  *sql.DB
	orm *gorm.DB
}

// The commit of a transaction in which a statement has failed fails.
func (t *Tasks) Checked(ctx context.Context, task *asynq.Task) error {
	tx, err := t.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE orders SET paid = true"); err != nil {
		log.Print(err)
	}
	return tx.Commit()
}

func (t *Tasks) Unchecked(ctx context.Context, task *asynq.Task) error {
	tx, err := t.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE orders SET paid = true"); err != nil {
		return err
	}
	tx.Commit() // want `error from tx.Commit is not checked and nil is returned at line \d+: the task is not tried again and the work is lost`
	return nil
}

func (t *Tasks) RolledBack(ctx context.Context, task *asynq.Task) error {
	tx, err := t.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE orders SET paid = true"); err != nil { // want `error from tx.ExecContext is dropped and nil is returned at line \d+: the task is not tried again and the work is lost`
		tx.Rollback()
		return nil
	}
	return tx.Commit()
}

// A rollback after the commit does nothing, and its error says so.
func (t *Tasks) Deferred(ctx context.Context, task *asynq.Task) error {
	tx, err := t.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, "UPDATE orders SET paid = true"); err != nil {
		return err
	}
	return tx.Commit()
}

// A transaction that cannot be begun does no work.
func (t *Tasks) Begin(ctx context.Context, task *asynq.Task) error {
	tx, err := t.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE orders SET paid = true"); err != nil {
		return err
	}
	if err := tx.Commit(); err != nil { // want `error from tx.Commit is logged and nil is returned at line \d+: the task is not tried again and the work is lost`
		log.Print(err)
	}
	return nil
}

// The runner returns the error of its function.
func (t *Tasks) Runner(ctx context.Context, task *asynq.Task) error {
	return t.orm.Transaction(func(tx *gorm.DB) error {
		return tx.Save(&struct{ ID string }{"a"}).Error
	})
}

func (t *Tasks) RunnerLogged(ctx context.Context, task *asynq.Task) error {
	err := t.orm.Transaction(func(tx *gorm.DB) error {
		return tx.Save(&struct{ ID string }{"a"}).Error // want `error from tx.Save is logged and nil is returned at line \d+: the task is not tried again and the work is lost`
	})
	if err != nil {
		log.Print(err)
	}
	return nil
}

// A runner of this package does, too.
func (t *Tasks) Own(ctx context.Context, task *asynq.Task) error {
	return t.within(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "UPDATE orders SET paid = true")
		return err
	})
}

func (t *Tasks) OwnDropped(ctx context.Context, task *asynq.Task) error {
	t.within(ctx, func(tx *sql.Tx) error { // want `error from t.within is not checked and nil is returned at line \d+: the task is not tried again and the work is lost`
		_, err := tx.ExecContext(ctx, "UPDATE orders SET paid = true") // want `error from tx.ExecContext is dropped and nil is returned at line \d+: the task is not tried again and the work is lost`
		return err
	})
	return nil
}

func (t *Tasks) within(ctx context.Context, f func(*sql.Tx) error) error {
	tx, err := t.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if err := f(tx); err != nil {
		tx.Rollback()
		return err
	}
	return tx.Commit()
}
