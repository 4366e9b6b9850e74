package catalog

var pagerDuty = Library{
	Paths: []string{"github.com/PagerDuty/go-pagerduty"},
	Rows: []Row{
		{Name: "V2Event.DedupKey", Role: Key, Tier: Outgoing},
	},
}
