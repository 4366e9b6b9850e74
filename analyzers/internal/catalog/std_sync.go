package catalog

var stdSync = Library{
	Paths: []string{"sync"},
	Rows: []Row{
		{Name: "Map.LoadOrStore", Role: Claim, At: Param("key")},

		{Name: "Once.Do", Role: Run, At: Param("f")},
		{Name: "OnceFunc", Role: Run, At: Param("f")},
		{Name: "OnceValue", Role: Run, At: Param("f")},
		{Name: "OnceValues", Role: Run, At: Param("f")},
		{Name: "WaitGroup.Go", Role: Run, At: Param("f")},
	},
}

var stdAtomic = Library{
	Paths: []string{"sync/atomic"},
	Rows: []Row{
		{Name: "AddInt32", Role: Counter},
		{Name: "AddInt64", Role: Counter},
		{Name: "AddUint32", Role: Counter},
		{Name: "AddUint64", Role: Counter},
		{Name: "AddUintptr", Role: Counter},
		{Name: "Int32.Add", Role: Counter},
		{Name: "Int64.Add", Role: Counter},
		{Name: "Uint32.Add", Role: Counter},
		{Name: "Uint64.Add", Role: Counter},
		{Name: "Uintptr.Add", Role: Counter},
	},
}
