package retry

import (
	"context"
	"errors"
	"testing"
)

func TestDo(t *testing.T) {
	failure := errors.New("no")
	for _, test := range []struct {
		name  string
		errs  []error
		want  error
		calls int
	}{
		{"success", []error{nil}, nil, 1},
		{"second attempt", []error{failure, nil}, nil, 2},
		{"permanent", []error{Permanent(failure), nil}, failure, 1},
	} {
		t.Run(test.name, func(t *testing.T) {
			calls := 0
			err := Do(context.Background(), 3, func(context.Context) error {
				calls++
				return test.errs[calls-1]
			})
			if !errors.Is(err, test.want) || calls != test.calls {
				t.Errorf("%v after %d calls, want %v after %d", err, calls, test.want, test.calls)
			}
		})
	}
}
