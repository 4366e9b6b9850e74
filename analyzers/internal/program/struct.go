package program

import "go/types"

// StructOf returns the struct that t or what it points to is made of. For a type
// parameter that is the one of its constraint: T{...} needs there to be one.
func StructOf(t types.Type) (*types.Struct, bool) {
	if ptr, ok := t.Underlying().(*types.Pointer); ok {
		t = ptr.Elem()
	}
	if _, ok := t.(*types.TypeParam); ok {
		return termOf(t.Underlying())
	}
	st, ok := t.Underlying().(*types.Struct)
	return st, ok
}

// termOf returns the struct among the types that a constraint allows.
func termOf(constraint types.Type) (*types.Struct, bool) {
	switch c := constraint.(type) {
	case *types.Interface:
		for t := range c.EmbeddedTypes() {
			if st, ok := termOf(t); ok {
				return st, true
			}
		}
	case *types.Union:
		return termOf(c.Term(0).Type())
	default:
		if _, ok := c.Underlying().(*types.Interface); ok {
			return termOf(c.Underlying())
		}
		st, ok := c.Underlying().(*types.Struct)
		return st, ok
	}
	return nil, false
}

// Field returns the i'th field of the struct that t is or points to, as declared.
func Field(t types.Type, i int) *types.Var {
	st, _ := StructOf(t)
	return st.Field(i).Origin()
}
