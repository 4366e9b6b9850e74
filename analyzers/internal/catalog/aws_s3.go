package catalog

var awsS3 = Library{
	Paths: []string{
		"github.com/aws/aws-sdk-go-v2/service/s3",
		"github.com/aws/aws-sdk-go/service/s3",
		"github.com/aws/aws-sdk-go/service/s3/s3iface",
	},
	Rows: []Row{
		{Name: "Client.CompleteMultipartUpload", Role: Write, At: Param("params")},
		{Name: "Client.CopyObject", Role: Write, At: Param("params")},
		{Name: "Client.DeleteObject", Role: Write, At: Param("params")},
		{Name: "Client.DeleteObjects", Role: Write, At: Param("params")},
		{Name: "Client.PutObject", Role: Write, At: Param("params")},
		{Name: "S3.CompleteMultipartUpload", Role: Write, At: Param("input")},
		{Name: "S3.CompleteMultipartUploadWithContext", Role: Write, At: Param("input")},
		{Name: "S3.CopyObject", Role: Write, At: Param("input")},
		{Name: "S3.CopyObjectWithContext", Role: Write, At: Param("input")},
		{Name: "S3.DeleteObject", Role: Write, At: Param("input")},
		{Name: "S3.DeleteObjectWithContext", Role: Write, At: Param("input")},
		{Name: "S3.DeleteObjects", Role: Write, At: Param("input")},
		{Name: "S3.DeleteObjectsWithContext", Role: Write, At: Param("input")},
		{Name: "S3.PutObject", Role: Write, At: Param("input")},
		{Name: "S3.PutObjectWithContext", Role: Write, At: Param("input")},
		{Name: "S3API.CompleteMultipartUpload", Role: Write, At: Arg(0)},
		{Name: "S3API.CompleteMultipartUploadWithContext", Role: Write, At: Arg(1)},
		{Name: "S3API.CopyObject", Role: Write, At: Arg(0)},
		{Name: "S3API.CopyObjectWithContext", Role: Write, At: Arg(1)},
		{Name: "S3API.DeleteObject", Role: Write, At: Arg(0)},
		{Name: "S3API.DeleteObjectWithContext", Role: Write, At: Arg(1)},
		{Name: "S3API.DeleteObjects", Role: Write, At: Arg(0)},
		{Name: "S3API.DeleteObjectsWithContext", Role: Write, At: Arg(1)},
		{Name: "S3API.PutObject", Role: Write, At: Arg(0)},
		{Name: "S3API.PutObjectWithContext", Role: Write, At: Arg(1)},
	},
}

var awsS3Manager = Library{
	Paths: []string{
		"github.com/aws/aws-sdk-go-v2/feature/s3/manager",
		"github.com/aws/aws-sdk-go/service/s3/s3manager",
		"github.com/aws/aws-sdk-go/service/s3/s3manager/s3manageriface",
	},
	Rows: []Row{
		{Name: "Uploader.Upload", Role: Write, At: Param("input")},
		{Name: "Uploader.UploadWithContext", Role: Write, At: Param("input")},
		{Name: "Uploader.UploadWithIterator", Role: Write, At: Param("iter")},
		{Name: "UploaderAPI.Upload", Role: Write, At: Arg(0)},
		{Name: "UploaderAPI.UploadWithContext", Role: Write, At: Arg(1)},

		{Name: "Downloader.Download", Role: Read},
		{Name: "Downloader.DownloadWithContext", Role: Read},
		{Name: "Downloader.DownloadWithIterator", Role: Read},
		{Name: "DownloaderAPI.Download", Role: Read},
		{Name: "DownloaderAPI.DownloadWithContext", Role: Read},
	},
}
