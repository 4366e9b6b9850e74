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

		// Offsets are committed from time to time unless DisableAutoCommit is given.
		{Name: "Client.PollFetches", Role: Entry, From: Queue, Settles: Automatic},
		{Name: "Client.PollRecords", Role: Entry, From: Queue, Settles: Automatic},
		{Name: "Fetches.EachPartition", Role: Entry, At: Param("fn"), From: Queue, Settles: Cumulative},
		{Name: "Fetches.EachRecord", Role: Entry, At: Param("fn"), From: Queue, Settles: Cumulative},
		{Name: "Fetches.EachTopic", Role: Entry, At: Param("fn"), From: Queue, Settles: Cumulative},
		{Name: "Fetches.RecordIter", Role: Entry, From: Queue, Settles: Cumulative},
		{Name: "Fetches.Records", Role: Entry, From: Queue, Settles: Cumulative},
		{Name: "Fetches.RecordsAll", Role: Entry, From: Queue, Settles: Cumulative},
		{Name: "GroupTransactSession.PollFetches", Role: Entry, From: Queue, Settles: Cumulative},
		{Name: "GroupTransactSession.PollRecords", Role: Entry, From: Queue, Settles: Cumulative},
		{Name: "Record", Role: Entry, From: Queue, Settles: Cumulative},

		// Whether the broker has a record is told to the promise, unless ProduceSync waits for it.
		{Name: "Client.Produce", Role: Publish, At: Param("r")},
		{Name: "Client.ProduceSync", Role: Publish, At: Param("rs")},
		{Name: "Client.TryProduce", Role: Publish, At: Param("r")},
		{Name: "GroupTransactSession.Produce", Role: Publish, At: Param("r")},
		{Name: "GroupTransactSession.ProduceSync", Role: Publish, At: Param("rs")},
		{Name: "GroupTransactSession.TryProduce", Role: Publish, At: Param("r")},

		{Name: "Client.EndTransaction", Role: Commit, At: Recv},
		{Name: "GroupTransactSession.End", Role: Commit, At: Recv},

		{Name: "Client.CommitMarkedOffsets", Role: Ack, At: Recv, Settles: Cumulative},
		{Name: "Client.CommitOffsets", Role: Ack, At: Param("uncommitted"), Settles: Cumulative},
		{Name: "Client.CommitOffsetsSync", Role: Ack, At: Param("uncommitted"), Settles: Cumulative},
		{Name: "Client.CommitRecords", Role: Ack, At: Param("rs"), Settles: Cumulative},
		{Name: "Client.CommitUncommittedOffsets", Role: Ack, At: Recv, Settles: Cumulative},
		{Name: "Client.MarkCommitOffsets", Role: Ack, At: Param("unmarked"), Settles: Cumulative},
		{Name: "Client.MarkCommitRecords", Role: Ack, At: Param("rs"), Settles: Cumulative},
	},
}
