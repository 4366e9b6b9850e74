package catalog

// RequestId of the requests to its services is known by a family rule.
var luciTQ = Library{
	Paths: []string{"go.chromium.org/luci/server/tq"},
	Rows: []Row{
		{Name: "Task.DeduplicationKey", Role: Key, Tier: Broker},
	},
}
