package catalog

var azPointers = Library{
	Paths: []string{"github.com/Azure/azure-sdk-for-go/sdk/azcore/to"},
	Rows: []Row{
		{Name: "Ptr", Role: Identity, At: Param("v")},
	},
}
