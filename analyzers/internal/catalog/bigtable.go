package catalog

var bigtable = Library{
	Paths: []string{"cloud.google.com/go/bigtable"},
	Rows: []Row{
		{Name: "Table.Apply", Role: Write, At: Param("m")},
		{Name: "Table.ApplyBulk", Role: Write, At: Param("muts")},
		{Name: "Table.ApplyReadModifyWrite", Role: Write, At: Param("m")},

		{Name: "Table.ReadRow", Role: Read},
		{Name: "Table.ReadRows", Role: Read},
		{Name: "Table.SampleRowKeys", Role: Read},
	},
}
