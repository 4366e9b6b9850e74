package catalog

// Shuffle has no row: it works through a closure.
var stdMathRand = Library{
	Paths: []string{"math/rand"},
	Rows: []Row{
		{Name: "ExpFloat64", Role: Random},
		{Name: "Float32", Role: Random},
		{Name: "Float64", Role: Random},
		{Name: "Int", Role: Random},
		{Name: "Int31", Role: Random},
		{Name: "Int31n", Role: Random},
		{Name: "Int32", Role: Random},
		{Name: "Int32N", Role: Random},
		{Name: "Int63", Role: Random},
		{Name: "Int63n", Role: Random},
		{Name: "Int64", Role: Random},
		{Name: "Int64N", Role: Random},
		{Name: "IntN", Role: Random},
		{Name: "Intn", Role: Random},
		{Name: "N", Role: Random},
		{Name: "NormFloat64", Role: Random},
		{Name: "Perm", Role: Random},
		{Name: "Rand.Read", Role: Random, At: Param("p")},
		{Name: "Read", Role: Random, At: Param("p")},
		{Name: "Uint", Role: Random},
		{Name: "Uint32", Role: Random},
		{Name: "Uint32N", Role: Random},
		{Name: "Uint64", Role: Random},
		{Name: "Uint64N", Role: Random},
		{Name: "UintN", Role: Random},

		// A constant seed makes them repeatable, but every caller then has the same sequence.
		{Name: "Rand.ExpFloat64", Role: Random},
		{Name: "Rand.Float32", Role: Random},
		{Name: "Rand.Float64", Role: Random},
		{Name: "Rand.Int", Role: Random},
		{Name: "Rand.Int31", Role: Random},
		{Name: "Rand.Int31n", Role: Random},
		{Name: "Rand.Int32", Role: Random},
		{Name: "Rand.Int32N", Role: Random},
		{Name: "Rand.Int63", Role: Random},
		{Name: "Rand.Int63n", Role: Random},
		{Name: "Rand.Int64", Role: Random},
		{Name: "Rand.Int64N", Role: Random},
		{Name: "Rand.IntN", Role: Random},
		{Name: "Rand.Intn", Role: Random},
		{Name: "Rand.NormFloat64", Role: Random},
		{Name: "Rand.Perm", Role: Random},
		{Name: "Rand.Uint", Role: Random},
		{Name: "Rand.Uint32", Role: Random},
		{Name: "Rand.Uint32N", Role: Random},
		{Name: "Rand.Uint64", Role: Random},
		{Name: "Rand.Uint64N", Role: Random},
		{Name: "Rand.UintN", Role: Random},

		// The seed decides.
		{Name: "New", Role: Stable},
		{Name: "NewChaCha8", Role: Stable},
		{Name: "NewPCG", Role: Stable},
		{Name: "NewSource", Role: Stable},
		{Name: "NewZipf", Role: Stable},
	},
}

var stdCryptoRand = Library{
	Paths: []string{"crypto/rand"},
	Rows: []Row{
		{Name: "Int", Role: Random},
		{Name: "Prime", Role: Random},
		{Name: "Read", Role: Random, At: Param("b")},
		{Name: "Reader", Role: Random},
		{Name: "Text", Role: Random},
	},
}

// Seeds differ from process to process.
var stdMaphash = Library{
	Paths: []string{"hash/maphash"},
	Rows: []Row{
		{Name: "Bytes", Role: Random},
		{Name: "Comparable", Role: Random},
		{Name: "Hash.Seed", Role: Random},
		{Name: "Hash.Sum64", Role: Random},
		{Name: "MakeSeed", Role: Random},
		{Name: "String", Role: Random},
	},
}
