package catalog

var awsPointers = Library{
	Paths: []string{
		"github.com/aws/aws-sdk-go-v2/aws",
		"github.com/aws/aws-sdk-go/aws",
	},
	Rows: []Row{
		{Name: "Int64", Role: Identity, At: Param("v")},
		{Name: "Int64Value", Role: Identity, At: Param("v")},
		{Name: "String", Role: Identity, At: Param("v")},
		{Name: "StringValue", Role: Identity, At: Param("v")},
		{Name: "Time", Role: Identity, At: Param("v")},
		{Name: "TimeValue", Role: Identity, At: Param("v")},
		{Name: "ToInt64", Role: Identity, At: Param("p")},
		{Name: "ToString", Role: Identity, At: Param("p")},
		{Name: "ToTime", Role: Identity, At: Param("p")},
	},
}
