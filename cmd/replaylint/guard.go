package main

import (
	"fmt"
	"path"
	"runtime"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// guard makes the analyzers, and those that they require, return an error where
// they would panic: a mistake in one check must not take the others down, or
// the build that they are a step of.
func guard(list []*analysis.Analyzer) {
	seen := make(map[*analysis.Analyzer]bool)
	var visit func([]*analysis.Analyzer)
	visit = func(list []*analysis.Analyzer) {
		for _, a := range list {
			if !seen[a] {
				seen[a] = true
				a.Run = guarded(a.Run)
				visit(a.Requires)
			}
		}
	}
	visit(list)
}

func guarded(run func(*analysis.Pass) (any, error)) func(*analysis.Pass) (any, error) {
	return func(pass *analysis.Pass) (result any, err error) {
		defer func() {
			if r := recover(); r != nil {
				result, err = nil, fmt.Errorf("internal error: %v at %s; please report this", r, culprit())
			}
		}()
		return run(pass)
	}
}

// culprit returns the line that panicked, in a form that is the same on all machines.
// It must be called by the deferred function that recovers.
func culprit() string {
	pcs := make([]uintptr, 32)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(3, pcs)])
	for {
		frame, more := frames.Next()
		if !strings.HasPrefix(frame.Function, "runtime.") || !more {
			dir, file := path.Split(frame.File)
			return fmt.Sprintf("%s:%d", path.Join(path.Base(dir), file), frame.Line)
		}
	}
}
