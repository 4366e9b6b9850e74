package catalog

var mongoBSON = Library{
	Paths: []string{
		"go.mongodb.org/mongo-driver/bson",
		"go.mongodb.org/mongo-driver/bson/primitive",
	},
	Rows: []Row{
		// NewObjectIDFromTimestamp adds a counter to the time.
		{Name: "NewObjectID", Role: Random},
		{Name: "NewObjectIDFromTimestamp", Role: Random},

		{Name: "IsValidObjectID", Role: Stable},
		{Name: "ObjectIDFromHex", Role: Stable},
	},
}

var mongoDriver = Library{
	Paths: []string{"go.mongodb.org/mongo-driver/mongo"},
	Rows: []Row{
		{Name: "Session.WithTransaction", Role: Retry, At: Param("fn")},

		{Name: "Client.UseSession", Role: Run, At: Param("fn")},
		{Name: "Client.UseSessionWithOptions", Role: Run, At: Param("fn")},
		{Name: "WithSession", Role: Run, At: Param("fn")},
	},
}
