package outcome

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/origin"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// endsProcess reports whether a function of a logging library does not return.
func endsProcess(fn *types.Func) bool {
	name := fn.Name()
	if !strings.HasPrefix(name, "Fatal") && !strings.HasPrefix(name, "Panic") && name != "Exit" && name != "Exitf" {
		return false
	}
	return isReporting(origin.Callee{Func: fn}) || fn.Pkg() != nil && fn.Pkg().Path() == "os"
}

var reportingWords = []string{"log", "trace", "tracing", "span", "metric", "sentry", "stat", "telemetry", "monitor", "bugsnag", "rollbar", "debug", "print", "instrument", "otel", "prometheus"}

// isReporting reports whether a callee logs, measures or traces: whatever it is
// given, nobody hears of it but who reads the logs.
func isReporting(c origin.Callee) bool {
	if c.Func == nil {
		return false
	}
	if isReportingName(c.Func.Name()) {
		return true
	}
	if recv := c.Func.Signature().Recv(); recv != nil && isReportingName(program.TypeName(recv.Type())) {
		return true
	}
	return c.Func.Pkg() != nil && isReportingPath(c.Func.Pkg().Path())
}

// isReportingValue reports whether a function that is kept in a variable or a field
// logs, going by its name.
func isReportingValue(v ssa.Value) bool {
	load, ok := v.(*ssa.UnOp)
	if !ok {
		return false
	}
	switch addr := load.X.(type) {
	case *ssa.Global:
		return isReportingName(addr.Name()) || addr.Pkg != nil && isReportingPath(addr.Pkg.Pkg.Path())
	case *ssa.FieldAddr:
		return isReportingName(fieldName(addr))
	}
	return false
}

func isReportingName(name string) bool {
	switch name {
	case "Error", "Errorf", "Errorw", "Errorln", "ErrorContext", "Warn", "Warnf", "Warnw", "Warning", "Warningf", "Info", "Infof", "Infow",
		"WithError", "Err", "WithField", "WithFields", "With", "RecordError", "CaptureException", "Any", "NamedError":
		return true
	}
	lower := strings.ToLower(name)
	for _, word := range reportingWords {
		if strings.Contains(lower, word) && !strings.Contains(lower, "login") && !strings.Contains(lower, "dialog") && !strings.Contains(lower, "catalog") && !strings.Contains(lower, "status") && !strings.Contains(lower, "state") {
			return true
		}
	}
	return false
}

func isReportingPath(path string) bool {
	for _, word := range []string{"log", "slog", "zap", "logrus", "mlog", "logr", "zerolog", "glog", "klog", "sentry", "opentelemetry", "prometheus", "fmt"} {
		if path == word || strings.HasSuffix(path, "/"+word) || strings.Contains(path, "/"+word+"/") || strings.HasSuffix(path, "/log") || strings.HasSuffix(path, "/logger") || strings.HasSuffix(path, "/logging") {
			return true
		}
	}
	return false
}
