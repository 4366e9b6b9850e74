package catalog

var retryableHTTP = Library{
	Paths: []string{"github.com/hashicorp/go-retryablehttp"},
	Rows: []Row{
		{Name: "Client.Get", Role: Read},
		{Name: "Client.Head", Role: Read},
		{Name: "Get", Role: Read},
		{Name: "Head", Role: Read},

		{Name: "Client.Do", Role: Call, At: Param("req")},
		{Name: "Client.Post", Role: Call, At: Param("body")},
		{Name: "Client.PostForm", Role: Call, At: Param("data")},
		{Name: "Post", Role: Call, At: Param("body")},
		{Name: "PostForm", Role: Call, At: Param("data")},
	},
}
