// Package again has functions that call others again.
package again

import "time"

func Retry(f func() error) error { // want Retry:`^retries\(\$0\)$`
	for {
		if err := f(); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
}

func Named(name string, f func() error) error { // want Named:`^retries\(\$1\)$`
	return Retry(f)
}

func Wrapped(f func(int) error) error { // want Wrapped:`^retries\(\$0\)$`
	return Retry(func() error { return f(1) })
}

func Once(f func() error) error { return f() } // nothing to know

func Each(fs ...func() error) error { // nothing to know: each is another one
	for _, f := range fs {
		if err := f(); err != nil {
			return err
		}
	}
	return nil
}

func Repeat(n int, f func() error) error { // nothing to know: stops at the first error
	for range n {
		if err := f(); err != nil {
			return err
		}
	}
	return nil
}
