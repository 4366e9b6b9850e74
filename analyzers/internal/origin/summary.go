package origin

// A Summary is what callers need to know of a function to follow values through it.
type Summary struct {
	Results []Result
	Writes  []Write
}

// A Result says where a part of a result comes from.
type Result struct {
	Index   int
	Path    Path
	Origins Set
}

// A Write says what a function stores in memory that a parameter refers to.
type Write struct {
	Param   int
	Path    Path
	Origins Set
	Always  bool // on every way to a return
}

// Empty reports whether there is nothing to know.
func (s *Summary) Empty() bool { return s == nil || len(s.Results) == 0 && len(s.Writes) == 0 }

// result returns the origins of the part q of the i'th result. With json, or
// for the whole of a struct, these are the origins of all its parts.
func (s *Summary) result(i int, q Path) Set {
	var sets []Set
	for _, r := range s.Results {
		if r.Index != i {
			continue
		}
		if rest, ok := q.Under(r.Path); ok {
			sets = append(sets, r.Origins.each(func(o *Origin) {
				if o.IsParam() {
					o.Path = o.Path.Join(rest)
				}
			}))
		} else if _, ok := r.Path.Under(q); ok {
			sets = append(sets, r.Origins)
		}
	}
	return union(sets...)
}
