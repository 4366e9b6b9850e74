package catalog

var elastic = Library{
	Paths: []string{"github.com/olivere/elastic"},
	Rows: []Row{
		{Name: "BulkService.Do", Role: Write, At: Recv},
		{Name: "DeleteByQueryService.Do", Role: Write, At: Recv},
		{Name: "DeleteService.Do", Role: Write, At: Recv},
		{Name: "IndexService.Do", Role: Write, At: Recv},
		{Name: "UpdateByQueryService.Do", Role: Write, At: Recv},
		{Name: "UpdateService.Do", Role: Write, At: Recv},

		{Name: "CountService.Do", Role: Read},
		{Name: "ExistsService.Do", Role: Read},
		{Name: "GetService.Do", Role: Read},
		{Name: "MgetService.Do", Role: Read},
		{Name: "MultiSearchService.Do", Role: Read},
		{Name: "ScrollService.Do", Role: Read},
		{Name: "SearchService.Do", Role: Read},
	},
}
