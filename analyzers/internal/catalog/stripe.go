package catalog

// Params.IdempotencyKey and its setter are known by a family rule.
var stripe = Library{
	Paths: []string{"github.com/stripe/stripe-go"},
	Rows: []Row{
		// What the library itself puts into a write that has no key.
		{Name: "NewIdempotencyKey", Role: Random},

		{Name: "Int64", Role: Identity, At: Param("v")},
		{Name: "Int64Value", Role: Identity, At: Param("v")},
		{Name: "String", Role: Identity, At: Param("v")},
		{Name: "StringValue", Role: Identity, At: Param("v")},

		{Name: "Event", Role: Entry, From: HTTP},
	},
}

var stripeWebhook = Library{
	Paths: []string{"github.com/stripe/stripe-go/webhook"},
	Rows: []Row{
		{Name: "ConstructEvent", Role: Verifies},
		{Name: "ConstructEventIgnoringTolerance", Role: Verifies},
		{Name: "ConstructEventWithOptions", Role: Verifies},
		{Name: "ConstructEventWithTolerance", Role: Verifies},
		{Name: "ValidatePayload", Role: Verifies},
		{Name: "ValidatePayloadIgnoringTolerance", Role: Verifies},
		{Name: "ValidatePayloadWithTolerance", Role: Verifies},
	},
}
