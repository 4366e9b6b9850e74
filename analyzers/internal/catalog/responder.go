package catalog

import "go/types"

// Answers reports whether requests are answered with values of type t, or what it
// points to: handlers are given one, and it has methods that answer.
func (ix *Index) Answers(t types.Type) bool {
	named := namedOf(t)
	if named == nil {
		return false
	}
	if row := ix.Row(named.Obj(), Entry); row == nil || row.From != HTTP {
		return false
	}
	ix.mu.Lock()
	defer ix.mu.Unlock()
	answers, ok := ix.answers[named.Obj()]
	if !ok {
		answers = ix.hasAnswer(named)
		if ix.answers == nil {
			ix.answers = make(map[*types.TypeName]bool)
		}
		ix.answers[named.Obj()] = answers
	}
	return answers
}

func namedOf(t types.Type) *types.Named {
	if ptr, ok := t.Underlying().(*types.Pointer); ok {
		t = ptr.Elem()
	}
	named, ok := types.Unalias(t).(*types.Named)
	if !ok {
		return nil
	}
	return named.Origin()
}

func (ix *Index) hasAnswer(named *types.Named) bool {
	t := types.Type(named)
	if !types.IsInterface(t) {
		t = types.NewPointer(t)
	}
	for sel := range types.NewMethodSet(t).Methods() {
		for _, row := range ix.rowsOf(origin(sel.Obj())) {
			switch row.Role {
			case Status, Code, Body, Failure:
				return true
			}
		}
	}
	return false
}

// controllers are types that the handlers of a framework embed, to answer by
// their methods without parameters; by import path without major versions.
var controllers = map[string]bool{
	"github.com/astaxie/beego.Controller":          true,
	"github.com/beego/beego/server/web.Controller": true,
}

// IsController reports whether t embeds a controller, directly or not.
func IsController(t types.Type) bool {
	named := namedOf(t)
	if named == nil {
		return false
	}
	st, ok := named.Underlying().(*types.Struct)
	if !ok {
		return false
	}
	for f := range st.Fields() {
		if f.Embedded() && (controllers[typePath(f.Type())] || IsController(f.Type())) {
			return true
		}
	}
	return false
}

// IsHTTPWriter reports whether t is http.ResponseWriter, which answers but does
// not tell what was asked.
func IsHTTPWriter(t types.Type) bool { return typePath(t) == "net/http.ResponseWriter" }
