package catalog

var pbormanUUID = Library{
	Paths: []string{"github.com/pborman/uuid"},
	Rows: []Row{
		{Name: "New", Role: Random},
		{Name: "NewDCEGroup", Role: Random},
		{Name: "NewDCEPerson", Role: Random},
		{Name: "NewDCESecurity", Role: Random},
		{Name: "NewRandom", Role: Random},
		{Name: "NewUUID", Role: Random},

		{Name: "NewHash", Role: Stable},
		{Name: "NewMD5", Role: Stable},
		{Name: "NewSHA1", Role: Stable},
		{Name: "Parse", Role: Stable},
	},
}
