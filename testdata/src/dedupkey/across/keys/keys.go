// Package keys is one more package away from where identifiers are made.
package keys

import "dedupkey/across/ids"

// Idempotency returns a key.
func Idempotency() string { return ids.New("idem") }

// Derived returns the key of an operation on an order.
func Derived(op, order string) string { return op + ":" + ids.ForOrder(order) }
