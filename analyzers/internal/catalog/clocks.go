package catalog

// Methods Now are known by a family rule.
var clocks = Library{
	Paths: []string{
		"github.com/benbjohnson/clock",
		"github.com/jonboulle/clockwork",
	},
	Rows: []Row{
		{Name: "Clock.Since", Role: Clock},
		{Name: "Clock.Until", Role: Clock},
	},
}
