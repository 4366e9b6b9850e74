package catalog

import "testing"

// TestNames checks what follows from names, with as many that say nothing.
func TestNames(t *testing.T) {
	for _, test := range []struct {
		what string
		says func(string) bool
		yes  []string
		no   []string
	}{
		{
			"KeepsFailed", KeepsFailed,
			[]string{"MarkFailed", "sendToDLQ", "DeadLetter", "Requeue", "archive_failed", "FAILED", "parkMessage"},
			[]string{"Retrieve", "SparkJob", "Save", "Deadline", "archived", "Parkour", ""},
		},
		{
			"SaysRetry", SaysRetry,
			[]string{"isRetryable", "shouldRetry", "RetriableError", "shouldNackError", "As RetryableError"},
			[]string{"isNonRetryable", "isNotRetryable", "transient", "isDuplicate", "Retrieved"},
		},
		{
			"TellsFailure", TellsFailure,
			[]string{"FailJson", "ResponseError", "respondErr"},
			[]string{"Respond", "JSON", "Ok"},
		},
		{
			"PreparesAnswer", PreparesAnswer,
			[]string{"SetCookie", "BindJSON", "GetUser", "ParseForm", "NewContext"},
			[]string{"Respond", "WriteError", "Render", "JSON", "Settle"},
		},
		{
			"logs by name", func(name string) bool { return ReportsByName(name, "example.com/shop") },
			[]string{"Errorf", "logError", "Printf", "recordMetric", "WrapErrorSpan", "Err"},
			[]string{"Login", "handleError", "Catalog", "SetStatus", "Statement", "Dialog"},
		},
		{
			"logs by path", func(path string) bool { return ReportsByName("Do", path) },
			[]string{"github.com/sirupsen/logrus", "example.com/shop/log", "go.uber.org/zap/zapcore"},
			[]string{"example.com/catalog", "example.com/blog/post", "example.com/shop"},
		},
	} {
		for _, name := range test.yes {
			if !test.says(name) {
				t.Errorf("%s: not %q", test.what, name)
			}
		}
		for _, name := range test.no {
			if test.says(name) {
				t.Errorf("%s: %q", test.what, name)
			}
		}
	}
}
