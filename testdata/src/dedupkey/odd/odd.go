// Package odd is valid, and unlike anything that people should write.
package odd

import (
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"net/http"
	"time"
	"unsafe"

	"github.com/google/uuid"
	"github.com/nats-io/nats.go"
)

type number interface{ ~int | ~int64 | ~string }

type list[T any] struct {
	value T
	next  *list[T]
}

func (l *list[T]) all() iter.Seq2[int, T] {
	return func(yield func(int, T) bool) {
		for i := 0; l != nil; i, l = i+1, l.next {
			if !yield(i, l.value) {
				return
			}
		}
	}
}

type tree[K comparable, V any] struct {
	left, right *tree[K, V]
	key         K
	value       V
	up          **tree[K, V]
}

func (t *tree[K, V]) walk(f func(K, V)) {
	if t != nil {
		t.left.walk(f)
		f(t.key, t.value)
		t.right.walk(f)
	}
}

func keys[M ~map[K]V, K ~string, V any](m M) (ks []K) {
	for k := range m {
		ks = append(ks, k)
	}
	return
}

func sum[T number](ts ...T) (s T) {
	for _, t := range ts {
		s += t
	}
	return s
}

func iterators(l *list[string], seq iter.Seq[string]) []nats.PubOpt {
	var opts []nats.PubOpt
	for _, v := range l.all() {
		opts = append(opts, nats.MsgId(v))
	}
	for v := range seq {
		defer nats.MsgId(v)
		if v == "" {
			continue
		}
		if v == "x" {
			return nil
		}
	}
	for range seq {
		opts = append(opts, nats.MsgId(uuid.NewString())) // want `uuid.NewString`
	}
	next, stop := iter.Pull(seq)
	defer stop()
	v, _ := next()
	return append(opts, nats.MsgId(v))
}

func jumps(n int) nats.PubOpt {
	var id string
	i := 0
again:
	i++
	if i < n {
		id += "x"
		goto again
	}
outer:
	for {
		for {
			switch {
			case i > 10:
				break outer
			case i > 5:
				i++
				continue outer
			default:
				i++
				fallthrough
			case i > 100:
				id = uuid.NewString()
			}
			if i == 0 {
				goto done
			}
		}
	}
done:
	return nats.MsgId(id) // want `uuid.NewString`
}

func recursive() nats.PubOpt {
	var even, odd func(int) string
	even = func(n int) string {
		if n < 1 {
			return uuid.NewString()
		}
		return odd(n - 1)
	}
	odd = func(n int) string {
		if n == 0 {
			return ""
		}
		return even(n - 1)
	}
	var y func(f func() string) func() string
	y = func(f func() string) func() string { return y(y(f)) }
	return nats.MsgId(even(4) + y(nil)()) // want `uuid.NewString`
}

func selects(ctx context.Context, in <-chan string, out chan<- string) (o nats.PubOpt) {
	for {
		select {
		case <-ctx.Done():
			return
		case v, ok := <-in:
			if !ok {
				return nats.MsgId(v)
			}
			o = nats.MsgId(v)
		case out <- uuid.NewString():
		case t := <-time.After(time.Second):
			return nats.MsgId(t.String()) // ok: what came through a channel is unknown
		default:
			panic("nothing")
		}
	}
}

type named interface {
	fmt.Stringer
	io.Writer
	interface{ Name() string }
}

type self interface{ Self() self }

type cycle struct {
	*cycle
	next *cycle
	any  any
	fs   []func(cycle) cycle
	m    map[string]*cycle
}

func cycles(c *cycle, s self, n named) nats.PubOpt {
	c.cycle = c
	c.next = c.cycle.next.cycle
	c.any = c
	c.m["x"] = &cycle{m: c.m}
	c.fs = append(c.fs, func(d cycle) cycle { return c.fs[0](d) })
	s = s.Self().Self()
	fmt.Fprint(n, c, s)
	return nats.MsgId(fmt.Sprintf("%v%v%v", *c, c.any, n.String()))
}

func results() (a, b string, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = errors.Join(err, fmt.Errorf("%v", r))
			a, b = b, a
		}
	}()
	a, b = uuid.NewString(), "b"
	return b, a, nil
}

func swapped() nats.PubOpt {
	a, b, _ := results()
	a, b = b, a
	_ = b
	return nats.MsgId(a) // want `uuid.NewString`
}

func unsafely(b []byte) nats.PubOpt {
	s := unsafe.String(unsafe.SliceData(b), len(b))
	p := (*[4]byte)(b)
	q := [2]byte(b[1:3:3])
	clear(b)
	return nats.MsgId(s + string(p[:]) + string(q[:]) + string(rune(min(1, 2, len(b)))))
}

func expressions() nats.PubOpt {
	f := (*http.Request).Cookie
	g := http.Header.Get
	h := struct{ uuid.UUID }{uuid.New()}
	c := complex(1, real(2i))
	var arr [3]func() string
	arr[1] = uuid.NewString
	_, _, _ = f, g, c
	return nats.MsgId(h.String() + arr[1]() + func() string { return "" }()) // want `uuid.New`
}

func types(v any) nats.PubOpt {
	switch v := v.(type) {
	case nil:
		return nil
	case int, string:
		return nats.MsgId(fmt.Sprint(v))
	case func() string:
		return nats.MsgId(v())
	case interface{ Now() time.Time }:
		return nats.MsgId(v.Now().String()) // want `Now`
	case []map[string]*list[chan int]:
		return nats.MsgId(fmt.Sprint(v[0]["x"].next.value))
	}
	return nats.MsgId(v.(fmt.Stringer).String())
}

func empty() {
	for {
	}
}

func dead() nats.PubOpt {
	panic("never")
	return nats.MsgId(uuid.NewString())
}

var global = func() nats.PubOpt { return nats.MsgId(uuid.NewString()) }() // want `uuid.NewString`

var _, _ = keys(map[string]int{}), sum("a", "b")

func init() { nats.MsgId("x") }
func init() { (&tree[string, int]{}).walk(func(k string, v int) { nats.MsgId(k) }) }
func _()    { nats.MsgId("y") }

type pair struct{ Key, Value string }

type pairs interface{ ~struct{ Key, Value string } }

// made builds a struct of which there is nothing but a constraint.
func made[T pairs](key string) T { return T{Key: key, Value: uuid.NewString()} }

func unmade() string { return pair(made[pair]("")).Key }
