package catalog

var goCache = Library{
	Paths: []string{"github.com/patrickmn/go-cache"},
	Rows: []Row{
		{Name: "Cache.Add", Role: Claim, At: Param("k")},
	},
}

var golangLRU = Library{
	Paths: []string{"github.com/hashicorp/golang-lru"},
	Rows: []Row{
		{Name: "Cache.ContainsOrAdd", Role: Claim, At: Param("key")},
		{Name: "Cache.PeekOrAdd", Role: Claim, At: Param("key")},
	},
}
