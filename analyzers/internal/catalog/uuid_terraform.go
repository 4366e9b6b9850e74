package catalog

var terraformID = Library{
	Paths: []string{
		"github.com/hashicorp/terraform-plugin-sdk/helper/id",
		"github.com/hashicorp/terraform-plugin-sdk/helper/resource",
	},
	Rows: []Row{
		{Name: "PrefixedUniqueId", Role: Random},
		{Name: "UniqueId", Role: Random},
	},
}
