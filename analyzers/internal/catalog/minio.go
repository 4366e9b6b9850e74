package catalog

var minio = Library{
	Paths: []string{"github.com/minio/minio-go"},
	Rows: []Row{
		{Name: "Client.ComposeObject", Role: Write, At: Param("dst")},
		{Name: "Client.CopyObject", Role: Write, At: Param("dst")},
		{Name: "Client.FPutObject", Role: Write, At: Param("filePath")},
		{Name: "Client.PutObject", Role: Write, At: Param("reader")},
		{Name: "Client.RemoveObject", Role: Write, At: Param("objectName")},

		{Name: "Client.FGetObject", Role: Read},
		{Name: "Client.GetObject", Role: Read},
		{Name: "Client.StatObject", Role: Read},
	},
}
