package origin

import "strings"

// A Path leads from a value to a part of it: field names, joined by dots.
// Pointers are transparent. Other elements are
//
//	[]      any element of a slice, array, map or channel
//	[name]  the element of a map under a constant key
//	<w>     what has been written to a builder, buffer or hash
//
// The empty path is the whole.
type Path string

const (
	anyElem Path = "[]"
	written Path = "<w>"
)

// Join returns the path that continues with q behind p.
func (p Path) Join(q Path) Path {
	switch {
	case p == "":
		return q
	case q == "":
		return p
	}
	return p + "." + q
}

// Under returns the rest of p beneath prefix, and whether prefix leads to it.
func (p Path) Under(prefix Path) (rest Path, ok bool) {
	switch {
	case prefix == "":
		return p, true
	case p == prefix:
		return "", true
	}
	if rest, ok := strings.CutPrefix(string(p), string(prefix)+"."); ok {
		return Path(rest), true
	}
	return "", false
}

// covers relates a write at w to a question about q: rest is the part of the
// written value that is asked for; exact says that nothing of q is left over.
func (w Path) covers(q Path) (rest Path, exact, ok bool) {
	ws, qs := w.elems(), q.elems()
	exact = true
	for i, e := range ws {
		if i == len(qs) {
			return "", false, true // only a part of q is written
		}
		if e == qs[i] {
			exact = exact && e != string(anyElem) && e != string(written)
			continue
		}
		if !isElem(e) || !isElem(qs[i]) || e != string(anyElem) && qs[i] != string(anyElem) {
			return "", false, false
		}
		exact = false // perhaps another element
	}
	return Path(strings.Join(qs[len(ws):], ".")), exact, true
}

func (p Path) elems() []string {
	if p == "" {
		return nil
	}
	return strings.Split(string(p), ".")
}

func (p Path) depth() int { return len(p.elems()) }

func isElem(e string) bool { return strings.HasPrefix(e, "[") }

// keyElem is the path of a map's element under a constant key.
func keyElem(key string) Path {
	return Path("[" + strings.NewReplacer(".", "·", "[", "(", "]", ")").Replace(key) + "]")
}

// Last returns the last field name of p, or "".
func (p Path) Last() string {
	es := p.elems()
	for i := len(es) - 1; i >= 0; i-- {
		if !isElem(es[i]) && es[i] != string(written) {
			return es[i]
		}
	}
	return ""
}
