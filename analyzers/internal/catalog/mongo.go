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
		{Name: "Client.BulkWrite", Role: Write, At: Param("writes")},
		{Name: "Collection.BulkWrite", Role: Write, At: Param("models")},
		{Name: "Collection.DeleteMany", Role: Write, At: Param("filter")},
		{Name: "Collection.DeleteOne", Role: Write, At: Param("filter")},
		{Name: "Collection.FindOneAndDelete", Role: Write, At: Param("filter")},
		{Name: "Collection.FindOneAndReplace", Role: Write, At: Param("replacement")},
		{Name: "Collection.FindOneAndUpdate", Role: Write, At: Param("update")},
		{Name: "Collection.InsertMany", Role: Write, At: Param("documents")},
		{Name: "Collection.InsertOne", Role: Write, At: Param("document")},
		{Name: "Collection.ReplaceOne", Role: Write, At: Param("replacement")},
		{Name: "Collection.UpdateByID", Role: Write, At: Param("update")},
		{Name: "Collection.UpdateMany", Role: Write, At: Param("update")},
		{Name: "Collection.UpdateOne", Role: Write, At: Param("update")},

		{Name: "Session.WithTransaction", Role: Retry, At: Param("fn")},

		{Name: "Client.UseSession", Role: Run, At: Param("fn")},
		{Name: "Client.UseSessionWithOptions", Role: Run, At: Param("fn")},
		{Name: "WithSession", Role: Run, At: Param("fn")},

		{Name: "Collection.Aggregate", Role: Read},
		{Name: "Collection.CountDocuments", Role: Read},
		{Name: "Collection.Distinct", Role: Read},
		{Name: "Collection.EstimatedDocumentCount", Role: Read},
		{Name: "Collection.Find", Role: Read},
		{Name: "Collection.FindOne", Role: Read},
		{Name: "Cursor.All", Role: Read},
		{Name: "Database.Aggregate", Role: Read},
		{Name: "SingleResult.Decode", Role: Read},
		{Name: "SingleResult.DecodeBytes", Role: Read},
		{Name: "SingleResult.Raw", Role: Read},

		{Name: "Session.CommitTransaction", Role: Commit, At: Recv},
	},
}
