//go:build unix

package main

import (
	"os"
	"runtime"
	"syscall"
)

// maxRSS returns the peak of a process's resident memory in bytes.
func maxRSS(p *os.ProcessState) float64 {
	max := float64(p.SysUsage().(*syscall.Rusage).Maxrss)
	if runtime.GOOS == "darwin" || runtime.GOOS == "ios" {
		return max
	}
	return max * 1024
}
