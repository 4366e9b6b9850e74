package catalog

var gcs = Library{
	Paths: []string{"cloud.google.com/go/storage"},
	Rows: []Row{
		// An object exists once its writer is closed.
		{Name: "Composer.Run", Role: Write, At: Recv},
		{Name: "Copier.Run", Role: Write, At: Recv},
		{Name: "ObjectHandle.Delete", Role: Write, At: Recv},
		{Name: "ObjectHandle.Move", Role: Write, At: Param("destination")},
		{Name: "ObjectHandle.Update", Role: Write, At: Param("uattrs")},
		{Name: "Writer.Close", Role: Write, At: Recv},

		{Name: "BucketHandle.Attrs", Role: Read},
		{Name: "ObjectHandle.Attrs", Role: Read},
		{Name: "ObjectHandle.NewRangeReader", Role: Read},
		{Name: "ObjectHandle.NewReader", Role: Read},
	},
}
