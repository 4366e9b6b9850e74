package catalog

var xErrgroup = Library{
	Paths: []string{"golang.org/x/sync/errgroup"},
	Rows: []Row{
		{Name: "Group.Go", Role: Run, At: Param("f")},
		{Name: "Group.TryGo", Role: Run, At: Param("f")},
	},
}

var xSingleflight = Library{
	Paths: []string{"golang.org/x/sync/singleflight"},
	Rows: []Row{
		{Name: "Group.Do", Role: Run, At: Param("fn")},
		{Name: "Group.DoChan", Role: Run, At: Param("fn")},
	},
}
