package catalog

var protobuf = Library{
	Paths: []string{
		"google.golang.org/protobuf/proto",
		"github.com/golang/protobuf/proto",
		"github.com/gogo/protobuf/proto",
	},
	Rows: []Row{
		{Name: "Int64", Role: Identity, At: Param("v")},
		{Name: "String", Role: Identity, At: Param("v")},
	},
}
