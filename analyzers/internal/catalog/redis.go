package catalog

var redis = Library{
	Paths: []string{
		"github.com/redis/go-redis",
		"github.com/go-redis/redis",
	},
	Rows: []Row{
		{Name: "XMessage.ID", Role: Message},

		{Name: "Cmdable.SetNX", Role: Claim, At: Param("key")},

		// Lists and streams that are worked off as queues.
		{Name: "Cmdable.BLMove", Role: Entry, From: Queue},
		{Name: "Cmdable.BLPop", Role: Entry, From: Queue},
		{Name: "Cmdable.BRPop", Role: Entry, From: Queue},
		{Name: "Cmdable.BRPopLPush", Role: Entry, From: Queue},
		{Name: "Cmdable.BZPopMin", Role: Entry, From: Queue},
		{Name: "Cmdable.LMove", Role: Entry, From: Queue},
		{Name: "Cmdable.LPop", Role: Entry, From: Queue},
		{Name: "Cmdable.RPop", Role: Entry, From: Queue},
		{Name: "Cmdable.RPopLPush", Role: Entry, From: Queue},
		{Name: "Cmdable.XAutoClaim", Role: Entry, From: Queue},
		{Name: "Cmdable.XClaim", Role: Entry, From: Queue},
		{Name: "Cmdable.XRead", Role: Entry, From: Queue},
		{Name: "Cmdable.XReadGroup", Role: Entry, From: Queue},
		{Name: "XMessage", Role: Entry, From: Queue},
	},
}
