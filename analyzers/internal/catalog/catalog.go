// Package catalog records what well-known libraries do: which results differ
// from call to call, which operands become deduplication keys, which functions
// are handed deliveries.
//
// The tables are plain data, one file per library. A row names a function,
// method, field or type and a place in its signature. Names are resolved to
// objects of go/types once per package, for that is what a use refers to:
// a table keyed by full names cannot be written by hand, since a promoted
// method bears the embedded type's name, an alias that of its origin, and a
// generic one its type parameters.
//
// The catalogue knows libraries and no policy: what follows from a role is for
// the checks to say.
package catalog

// A Library is the catalogued part of a module.
type Library struct {
	// Paths are import paths without major-version elements, so that
	// "example.com/x" stands for example.com/x, example.com/x/v2 and so on.
	// A row must resolve in at least one of them.
	Paths []string
	Rows  []Row
}

// A Row says what one function, method, field or type is.
type Row struct {
	// Name is "Func", "Type.Method", "Type.Field", "Type" or "Var".
	// A method of an interface stands for the methods of its implementations
	// in the same package too.
	Name string
	Role Role

	// At is the operand that has the role.
	// Sources have a result here, or a parameter that they fill.
	At Place

	// Named is, for a Header, the operand that holds the header's name.
	// A Header without one takes a map from names to values, or
	// a list that alternates names and values.
	// For a Nack, it is the operand that asks for another delivery.
	Named Place

	Tier    Tier       // of a Key
	From    Source     // of an Entry
	Settles Settlement // of an Ack; and of an Entry, when its messages are not settled one by one
}

// Libraries returns the whole catalogue, in the order of its files' names.
// The caller must not modify it.
func Libraries() []Library { return libraries }
