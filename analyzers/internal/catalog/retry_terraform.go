package catalog

var terraformRetry = Library{
	Paths: []string{
		"github.com/hashicorp/terraform-plugin-sdk/helper/retry",
		"github.com/hashicorp/terraform-plugin-sdk/helper/resource",
	},
	Rows: []Row{
		{Name: "Retry", Role: Retry, At: Param("f")},
		{Name: "RetryContext", Role: Retry, At: Param("f")},
	},
}
