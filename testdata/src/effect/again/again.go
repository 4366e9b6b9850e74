// Package again has functions that call others again.
package again

import "time"

func Retry(f func() error) error { // want Retry:`^retries\(\$0\)( ends\(.*\))?$`
	for {
		if err := f(); err == nil {
			return nil
		}
		time.Sleep(time.Second)
	}
}

func Named(name string, f func() error) error { // want Named:`^retries\(\$1\)( ends\(.*\))?$`
	return Retry(f)
}

func Wrapped(f func(int) error) error { // want Wrapped:`^retries\(\$0\)( ends\(.*\))?$`
	return Retry(func() error { return f(1) })
}

// Nothing is known of what it does with keys or retries.
func Once(f func() error) error { return f() } // want Once:`^ends\(nil \| failed\(\) value!\)$`

// Not taken for a retry: each is another one.
func Each(fs ...func() error) error { // want Each:`^ends\(nil \| value\)$`
	for _, f := range fs {
		if err := f(); err != nil {
			return err
		}
	}
	return nil
}

// Not taken for a retry: stops at the first error.
func Repeat(n int, f func() error) error { // want Repeat:`^ends\(nil \| failed\(\) value!\)$`
	for range n {
		if err := f(); err != nil {
			return err
		}
	}
	return nil
}
