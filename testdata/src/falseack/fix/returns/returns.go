// Package returns has handlers that answer by returning an error.
package returns

import (
	"context"
	"log"

	"github.com/hibiken/asynq"
	"golang.org/x/sync/errgroup"
	"gorm.io/gorm"
)

type Store interface {
	Save(ctx context.Context, id string) error
	Insert(ctx context.Context, id string) (int, error)
}

type Item struct{ ID string }

type Worker struct {
	store Store
	db    *gorm.DB
}

func (w *Worker) Register(mux *asynq.ServeMux) {
	mux.HandleFunc("nil", w.returnsNil)
	mux.HandleFunc("onward", w.onward)
	mux.HandleFunc("helped", w.helped)
	mux.HandleFunc("field", w.field)
	mux.HandleFunc("bare", w.bare)
	mux.HandleFunc("blank", w.blank)
	mux.HandleFunc("shadowed", w.shadowed)
	mux.HandleFunc("further", w.further)
	mux.HandleFunc("careless", w.careless)
	mux.HandleFunc("two", w.two)
	mux.HandleFunc("loop", w.loop)
	mux.HandleFunc("argument", w.argument)
	mux.HandleFunc("transaction", w.transaction)
	mux.HandleFunc("group", w.group)
	mux.HandleFunc("unheeded", w.unheeded)
}

func (w *Worker) returnsNil(ctx context.Context, t *asynq.Task) error {
	failure := w.store.Save(ctx, "nil") // want `error from w.store.Save`
	if failure != nil {
		log.Print(failure)
		return nil
	}
	return nil
}

func (w *Worker) onward(ctx context.Context, t *asynq.Task) error {
	if err := w.store.Save(ctx, "onward"); err != nil { // want `error from w.store.Save`
		log.Print(err)
	}
	return nil
}

func (w *Worker) helped(ctx context.Context, t *asynq.Task) error {
	n, err := w.insert(ctx)
	if err != nil {
		return err
	}
	log.Print(n)
	return nil
}

func (w *Worker) insert(ctx context.Context) (int, error) {
	n, err := w.store.Insert(ctx, "helper") // want `error from w.store.Insert`
	if err != nil {
		log.Print(err)
		return 0, nil
	}
	return n, nil
}

func (w *Worker) field(ctx context.Context, t *asynq.Task) error {
	result := w.db.Create(&Item{}) // want `error from w.db.Create`
	if result.Error != nil {
		log.Print(result.Error)
		return nil
	}
	return nil
}

func (w *Worker) bare(ctx context.Context, t *asynq.Task) error {
	w.store.Save(ctx, "bare") // want `error from w.store.Save`
	return nil
}

func (w *Worker) blank(ctx context.Context, t *asynq.Task) error {
	if len(t.Payload()) > 0 {
		_ = w.store.Save(ctx, "blank") // want `error from w.store.Save`
	}
	return nil
}

// The name means another error where it would be returned.
func (w *Worker) shadowed(ctx context.Context, t *asynq.Task) error {
	if err := w.store.Save(ctx, "shadowed"); err != nil { // want `error from w.store.Save`
		log.Print(err)
		err := log.Output(1, "shadowed")
		log.Print(err)
		return nil
	}
	return nil
}

// There is more to do, whatever becomes of this.
func (w *Worker) further(ctx context.Context, t *asynq.Task) error {
	if err := w.store.Save(ctx, "further"); err != nil { // want `error from w.store.Save`
		log.Print(err)
	}
	log.Print("done")
	return nil
}

// Nobody would look at the error.
func (w *Worker) careless(ctx context.Context, t *asynq.Task) error {
	_ = w.quiet(ctx)
	return nil
}

func (w *Worker) quiet(ctx context.Context) error {
	if err := w.store.Save(ctx, "quiet"); err != nil { // want `error from w.store.Save`
		log.Print(err)
		return nil
	}
	return nil
}

// The call has another result.
func (w *Worker) two(ctx context.Context, t *asynq.Task) error {
	w.store.Insert(ctx, "two") // want `error from w.store.Insert`
	return nil
}

// The others would not be saved.
func (w *Worker) loop(ctx context.Context, t *asynq.Task) error {
	for _, part := range t.Payload() {
		w.store.Save(ctx, string(part)) // want `error from w.store.Save`
	}
	return nil
}

// What is done with the error is done elsewhere.
func (w *Worker) argument(ctx context.Context, t *asynq.Task) error {
	note(w.store.Save(ctx, "argument")) // want `error from w.store.Save`
	return nil
}

func note(err error) {
	if err != nil {
		log.Print(err)
	}
}

// The literal passes the error on; what becomes of it is said outside.
func (w *Worker) transaction(ctx context.Context, t *asynq.Task) error {
	err := w.db.Transaction(func(tx *gorm.DB) error {
		if err := tx.Create(&Item{}).Error; err != nil { // want `error from tx.Create`
			return err
		}
		return tx.Save(&Item{}).Error // want `error from tx.Save`
	})
	if err != nil {
		log.Print(err)
		return nil
	}
	return nil
}

func (w *Worker) group(ctx context.Context, t *asynq.Task) error {
	g, ctx := errgroup.WithContext(ctx)
	for _, part := range t.Payload() {
		g.Go(func() error {
			if err := w.store.Save(ctx, string(part)); err != nil { // want `error from w.store.Save`
				log.Print(err)
			}
			return nil
		})
	}
	return g.Wait()
}

// Nobody asks the group.
func (w *Worker) unheeded(ctx context.Context, t *asynq.Task) error {
	g, ctx := errgroup.WithContext(ctx)
	for _, part := range t.Payload() {
		g.Go(func() error {
			if err := w.store.Save(ctx, string(part)); err != nil { // want `error from w.store.Save`
				log.Print(err)
			}
			return nil
		})
	}
	_ = g.Wait()
	return nil
}
