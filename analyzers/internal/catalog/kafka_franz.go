package catalog

// Headers are no keys: it is for the consumer to compare them.
var kafkaFranz = Library{
	Paths: []string{"github.com/twmb/franz-go/pkg/kgo"},
	Rows: []Row{
		{Name: "Record.LeaderEpoch", Role: Message},
		{Name: "Record.Offset", Role: Message},
		{Name: "Record.Partition", Role: Message},
		{Name: "Record.Timestamp", Role: Message},
		{Name: "Record.Topic", Role: Message},

		{Name: "Record.Key", Role: Group},

		{Name: "Client.PollFetches", Role: Entry, From: Queue},
		{Name: "Client.PollRecords", Role: Entry, From: Queue},
		{Name: "Fetches.EachPartition", Role: Entry, At: Param("fn"), From: Queue},
		{Name: "Fetches.EachRecord", Role: Entry, At: Param("fn"), From: Queue},
		{Name: "Fetches.EachTopic", Role: Entry, At: Param("fn"), From: Queue},
		{Name: "Fetches.RecordIter", Role: Entry, From: Queue},
		{Name: "Fetches.Records", Role: Entry, From: Queue},
		{Name: "Fetches.RecordsAll", Role: Entry, From: Queue},
		{Name: "Record", Role: Entry, From: Queue},
	},
}
