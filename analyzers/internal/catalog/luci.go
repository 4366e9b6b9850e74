package catalog

var luciTQ = Library{
	Paths: []string{"go.chromium.org/luci/server/tq"},
	Rows: []Row{
		{Name: "Task.DeduplicationKey", Role: Key, Tier: Broker},
	},
}

var luciBuildbucket = Library{
	Paths: []string{"go.chromium.org/luci/buildbucket/proto"},
	Rows: []Row{
		{Name: "ScheduleBuildRequest.RequestId", Role: Key, Tier: Outgoing},
	},
}
