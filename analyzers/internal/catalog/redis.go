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
		{Name: "Cmdable.BLPop", Role: Entry, From: Queue, Settles: Never},
		{Name: "Cmdable.BRPop", Role: Entry, From: Queue, Settles: Never},
		{Name: "Cmdable.BRPopLPush", Role: Entry, From: Queue},
		{Name: "Cmdable.BZPopMin", Role: Entry, From: Queue, Settles: Never},
		{Name: "Cmdable.LMove", Role: Entry, From: Queue},
		{Name: "Cmdable.LPop", Role: Entry, From: Queue, Settles: Never},
		{Name: "Cmdable.RPop", Role: Entry, From: Queue, Settles: Never},
		{Name: "Cmdable.RPopLPush", Role: Entry, From: Queue},
		{Name: "Cmdable.XAutoClaim", Role: Entry, From: Queue},
		{Name: "Cmdable.XClaim", Role: Entry, From: Queue},
		{Name: "Cmdable.XRead", Role: Entry, From: Queue, Settles: Never},
		{Name: "Cmdable.XReadGroup", Role: Entry, From: Queue},
		{Name: "XMessage", Role: Entry, From: Queue},

		// Values under a key are mostly caches and marks; lists and streams are queues.
		{Name: "Cmdable.LPush", Role: Publish, At: Param("values")},
		{Name: "Cmdable.LPushX", Role: Publish, At: Param("values")},
		{Name: "Cmdable.RPush", Role: Publish, At: Param("values")},
		{Name: "Cmdable.RPushX", Role: Publish, At: Param("values")},
		{Name: "Cmdable.XAdd", Role: Publish, At: Param("a")},

		// Nothing keeps these: who does not listen misses them.
		{Name: "Cmdable.Publish", Role: Call, At: Param("message")},
		{Name: "Cmdable.SPublish", Role: Call, At: Param("message")},

		{Name: "Cmdable.XAck", Role: Ack, At: Param("ids")},
		{Name: "Cmdable.XAckDel", Role: Ack, At: Param("ids")},

		{Name: "XReadGroupArgs.NoAck", Role: AutoAck},
	},
}
