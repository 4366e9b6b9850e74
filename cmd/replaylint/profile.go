package main

import (
	"os"
	"runtime"
	"runtime/pprof"
)

// profile starts the profiles that were asked for. The caller calls stop to write them.
func (o *options) profile() (stop func(), err error) {
	stop = func() {}
	if o.cpuprofile != "" {
		f, err := os.Create(o.cpuprofile)
		if err != nil {
			return nil, err
		}
		if err := pprof.StartCPUProfile(f); err != nil {
			return nil, err
		}
		stop = pprof.StopCPUProfile
	}
	if o.memprofile == "" {
		return stop, nil
	}
	f, err := os.Create(o.memprofile)
	if err != nil {
		return nil, err
	}
	stopCPU := stop
	return func() {
		stopCPU()
		runtime.GC() // get up-to-date statistics
		if err := pprof.WriteHeapProfile(f); err != nil {
			complain("cannot write memory profile: %v", err)
		}
		f.Close()
	}, nil
}
