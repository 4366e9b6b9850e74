package main

import (
	"fmt"
	"os"
	"time"
)

// patience is how long a person waits before wondering.
const patience = 2 * time.Second

// progress says on a terminal what is going on if it goes on for long.
// The caller calls the function it returns when that is over.
func progress(what string) func() {
	if info, err := os.Stderr.Stat(); err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return func() {}
	}
	done, cleared := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(cleared)
		select {
		case <-done:
		case <-time.After(patience):
			fmt.Fprintf(os.Stderr, "replaylint: %s ...", what)
			<-done
			fmt.Fprint(os.Stderr, "\r\x1b[K")
		}
	}()
	return func() { close(done); <-cleared }
}
