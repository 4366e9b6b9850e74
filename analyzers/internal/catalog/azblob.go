package catalog

var azBlob = Library{
	Paths: []string{
		"github.com/Azure/azure-sdk-for-go/sdk/storage/azblob",
		"github.com/Azure/azure-sdk-for-go/sdk/storage/azblob/blockblob",
	},
	Rows: []Row{
		{Name: "Client.CommitBlockList", Role: Write, At: Param("base64BlockIDs")},
		{Name: "Client.DeleteBlob", Role: Write, At: Param("blobName")},
		{Name: "Client.Upload", Role: Write, At: Param("body")},
		{Name: "Client.UploadBlobFromURL", Role: Write, At: Param("copySource")},
		{Name: "Client.UploadBuffer", Role: Write, At: Param("buffer")},
		{Name: "Client.UploadFile", Role: Write, At: Param("file")},
		{Name: "Client.UploadStream", Role: Write, At: Param("body")},

		{Name: "Client.DownloadBuffer", Role: Read},
		{Name: "Client.DownloadFile", Role: Read},
		{Name: "Client.DownloadStream", Role: Read},
	},
}
