package catalog

import (
	"go/types"
	"strings"

	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// Reports reports whether a function logs, measures or traces: whatever it is
// given, nobody hears of it but who reads the logs.
func Reports(fn *types.Func) bool {
	if fn.Pkg() != nil && ReportsByName(fn.Name(), fn.Pkg().Path()) {
		return true
	}
	recv := fn.Signature().Recv()
	return recv != nil && anyOf(splitWords(program.TypeName(recv.Type())), reporters)
}

// ReportsByName is Reports for a function that is kept in a variable of a name, in
// the package at an import path.
func ReportsByName(name, path string) bool {
	if levels[name] || anyOf(splitWords(name), reporters) {
		return true
	}
	for elem := range strings.SplitSeq(path, "/") {
		if reportingPackages[elem] {
			return true
		}
	}
	return false
}

// EndsProcess reports whether a function does not return, going by its name: the
// Fatal and Panic of loggers.
func EndsProcess(fn *types.Func) bool {
	for _, prefix := range []string{"Fatal", "Panic", "Exit"} {
		if strings.HasPrefix(fn.Name(), prefix) {
			return Reports(fn)
		}
	}
	return false
}

// levels are names of what loggers do, and of the fields that they are given.
var levels = map[string]bool{
	"Any": true, "CaptureException": true, "Err": true, "Error": true, "ErrorContext": true, "Errorf": true, "Errorln": true,
	"Errorw": true, "Info": true, "Infof": true, "Infow": true, "NamedError": true, "RecordError": true, "Warn": true,
	"Warnf": true, "Warning": true, "Warningf": true, "Warnw": true, "With": true, "WithError": true, "WithField": true,
	"WithFields": true,
}

// reportingPackages are elements of the import paths of loggers and the like.
var reportingPackages = wordSet(`
	fmt glog instrumentation klog log logger logging logr logrus metrics mlog opentelemetry prometheus
	sentry slog telemetry zap zerolog`)
