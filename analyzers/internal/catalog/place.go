package catalog

import (
	"fmt"
	"go/types"
)

// A Place is an operand of a function: its receiver, a parameter, or a result.
// The zero Place is the first result of a function, and the whole of a field or type.
type Place struct {
	kind  placeKind
	name  string
	index int
}

type placeKind uint8

const (
	result placeKind = iota
	receiver
	parameter
)

// Recv is the receiver.
var Recv = Place{kind: receiver}

// Param is the parameter of the given name.
func Param(name string) Place { return Place{kind: parameter, name: name} }

// Arg is the i'th parameter, not counting the receiver.
// It is for signatures that leave their parameters unnamed.
func Arg(i int) Place { return Place{kind: parameter, index: i} }

// Result is the i'th result.
func Result(i int) Place { return Place{kind: result, index: i} }

// IsResult reports whether p is a result.
func (p Place) IsResult() bool { return p.kind == result }

// IsRecv reports whether p is the receiver.
func (p Place) IsRecv() bool { return p.kind == receiver }

// Index returns the position of p among the parameters (the receiver not counted)
// or results of sig, and an error that names what sig lacks.
func (p Place) Index(sig *types.Signature) (int, error) {
	tuple := sig.Params()
	switch p.kind {
	case receiver:
		if sig.Recv() == nil {
			return 0, fmt.Errorf("no receiver in %v", sig)
		}
		return 0, nil
	case result:
		tuple = sig.Results()
	}
	if p.name == "" {
		if p.index >= tuple.Len() {
			return 0, fmt.Errorf("no operand #%d in %v", p.index, sig)
		}
		return p.index, nil
	}
	for i := range tuple.Len() {
		if tuple.At(i).Name() == p.name {
			return i, nil
		}
	}
	return 0, fmt.Errorf("no parameter %q in %v", p.name, sig)
}
