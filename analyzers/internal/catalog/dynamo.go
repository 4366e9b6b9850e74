package catalog

var dynamo = Library{
	Paths: []string{"github.com/guregu/dynamo"},
	Rows: []Row{
		{Name: "BatchWrite.Run", Role: Write, At: Recv},
		{Name: "Delete.OldValue", Role: Write, At: Recv},
		{Name: "Delete.Run", Role: Write, At: Recv},
		{Name: "Put.OldValue", Role: Write, At: Recv},
		{Name: "Put.Run", Role: Write, At: Recv},
		{Name: "Update.OldValue", Role: Write, At: Recv},
		{Name: "Update.OnlyUpdatedOldValue", Role: Write, At: Recv},
		{Name: "Update.OnlyUpdatedValue", Role: Write, At: Recv},
		{Name: "Update.Run", Role: Write, At: Recv},
		{Name: "Update.Value", Role: Write, At: Recv},
		{Name: "WriteTx.Run", Role: Write, At: Recv},

		{Name: "BatchGet.All", Role: Read},
		{Name: "GetTx.All", Role: Read},
		{Name: "GetTx.Run", Role: Read},
		{Name: "Query.All", Role: Read},
		{Name: "Query.AllWithLastEvaluatedKey", Role: Read},
		{Name: "Query.Count", Role: Read},
		{Name: "Query.One", Role: Read},
		{Name: "Scan.All", Role: Read},
		{Name: "Scan.AllWithLastEvaluatedKey", Role: Read},
		{Name: "Scan.Count", Role: Read},
	},
}
