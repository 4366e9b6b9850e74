package catalog

var otelTrace = Library{
	Paths: []string{"go.opentelemetry.io/otel/trace"},
	Rows: []Row{
		{Name: "SpanContext.SpanID", Role: Delivery},
		{Name: "SpanContext.TraceID", Role: Delivery},
	},
}
