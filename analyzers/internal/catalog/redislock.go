package catalog

var redisLock = Library{
	Paths: []string{"github.com/bsm/redislock"},
	Rows: []Row{
		{Name: "Lock.Token", Role: Random},
	},
}
