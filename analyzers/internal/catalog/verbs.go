package catalog

import (
	"go/types"
	"strings"
	"unicode"

	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// EffectOf says what a function does that has no rows and that nobody can see
// into, by the words of its name and of its receiver's: a method of an interface
// without a known implementation, generated code, a library without a file here.
// The role is Read, Write, Publish, Notify or Call, or 0 when the function does
// nothing whose failure would be a loss, or when its name does not say.
//
// Verbs of a trade are beyond counting (lodge, lend, seal, weigh), so a method
// that takes a context and may fail is a Write unless its verb is known to be
// something else. Without a context only verbs that always store count.
func EffectOf(fn *types.Func) Role {
	c := newCallee(fn)
	if !c.fails || fn.Pkg() == nil || IsStd(fn.Pkg().Path()) || isTransport(fn.Pkg().Path()) || len(c.words) == 0 {
		return 0
	}
	if c.bystander() || !c.context && !c.abstract {
		return 0 // what takes no context may well work in memory
	}
	verb := c.words[0]
	switch {
	case c.notifies(verb):
		return Notify
	case c.publishes(verb):
		return Publish
	case idleVerbs[verb], idleAlone[verb] && c.operands == 0:
		return 0
	case c.reads(verb):
		return Read
	case c.stores(verb):
		return Write
	case questions[verb] || !c.context || c.runs || c.opens:
		return 0
	case callVerbs[verb]:
		return Call
	}
	return Write
}

// A callee is a function as its signature shows it.
type callee struct {
	words []string // of its name, without adverbs
	owner []string // words of its receiver's type, or none
	pkg   string

	fails    bool // its last result is an error
	context  bool // it takes a context
	operands int  // parameters besides the context
	yields   bool // it has another result, or a parameter to fill
	abstract bool // it is a method of an interface
	list     bool // that result is a list
	opens    bool // that result must be closed
	runs     bool // it takes a function
	bytes    bool // all that it takes is bytes: a reader or writer
}

func newCallee(fn *types.Func) callee {
	sig := fn.Signature()
	c := callee{words: splitWords(fn.Name())}
	for len(c.words) > 1 && adverbs[c.words[0]] {
		c.words = c.words[1:]
	}
	for len(c.words) > 1 && suffixes[c.words[len(c.words)-1]] {
		c.words = c.words[:len(c.words)-1]
	}
	if recv := sig.Recv(); recv != nil {
		c.owner = splitWords(program.TypeName(recv.Type()))
		c.abstract = types.IsInterface(recv.Type())
		if c.owner == nil {
			c.owner = []string{}
		}
	}
	if fn.Pkg() != nil {
		c.pkg = fn.Pkg().Name()
	}
	results := sig.Results()
	for i := range results.Len() {
		t := results.At(i).Type()
		switch {
		case i == results.Len()-1 && program.IsError(t):
			c.fails = true
		default:
			c.yields = true
			c.list = c.list || isList(t)
			c.opens = c.opens || mustClose(t)
		}
	}
	for i := range sig.Params().Len() {
		t := sig.Params().At(i).Type()
		if IsContext(t) {
			c.context = true
			continue
		}
		if sig.Variadic() && i == sig.Params().Len()-1 && isOption(t) {
			continue
		}
		c.operands++
		c.bytes = c.operands == 1 && isBytes(t)
		switch t.Underlying().(type) {
		case *types.Signature:
			c.runs = true
		case *types.Pointer, *types.Interface:
			c.yields = c.yields || readVerbs[c.words[0]]
		}
	}
	return c
}

// IsBystander reports whether nothing is lost when a function fails, by its
// name or its receiver's: it watches, it caches, or it keeps others out.
func IsBystander(fn *types.Func) bool { return newCallee(fn).bystander() }

// bystander reports whether nothing is lost when c fails: it watches, it caches,
// it locks, or it works on values in memory.
func (c callee) bystander() bool {
	return c.keepsSession() || anyOf(c.owner, idleOwners) || anyOf(c.owner, bystanders) || anyOf(c.owner, reporters) ||
		anyOf(c.words, bystanders) || anyOf(c.words, reporters) ||
		c.owner == nil && (bystanders[c.pkg] || reporters[c.pkg] || idleOwners[c.pkg])
}

// keepsSession reports whether c keeps what a browser is known by.
func (c callee) keepsSession() bool {
	return len(c.words) > 1 && sessionVerbs[c.words[0]] && anyOf(c.words, sessions)
}

func (c callee) notifies(verb string) bool {
	switch {
	case verb == "notify" || verb == "alert" || verb == "email":
		return true
	case sendVerbs[verb] && anyOf(c.words[1:], messages):
		return true
	}
	return sendVerbs[verb] && (anyOf(c.owner, messages) || anyOf(c.owner, messengers) || c.owner == nil && (messages[c.pkg] || messengers[c.pkg]))
}

func (c callee) publishes(verb string) bool {
	switch {
	case publishVerbs[verb]:
		return true
	case verb == "dispatch": // of an event; of a parcel, it is something else
		return anyOf(c.words[1:], events) || anyOf(c.owner, brokers) || anyOf(c.owner, events)
	case verb == "write":
		return anyOf(c.words[1:], events)
	}
	return (sendVerbs[verb] || verb == "put" || verb == "add" || verb == "insert") && anyOf(c.owner, brokers) && !anyOf(c.owner, stores)
}

func (c callee) reads(verb string) bool {
	if !c.yields || c.inMemory(verb) || c.writesToo() {
		return false
	}
	last := c.words[len(c.words)-1]
	switch {
	case readVerbs[verb], questions[verb]:
		return true
	case readVerbs[last] && !storeVerbs[verb]: // JobGet
		return true
	}
	return c.context && (nouns[verb] || c.list && isPlural(last) && len(c.words) == 1)
}

// writesToo reports whether the name has a second verb that stores: FindOrCreate.
func (c callee) writesToo() bool {
	for i, w := range c.words[1:] {
		if (w == "or" || w == "and") && i+2 < len(c.words) && (storeVerbs[c.words[i+2]] || c.words[i+2] == "lock") {
			return true
		}
	}
	return false
}

func (c callee) stores(verb string) bool {
	switch {
	case c.runs && c.operands == 1: // a transaction
		return false
	case c.opens && (verb == "open" || verb == "create"):
		return false
	case c.inMemory(verb):
		return false
	case c.writesToo():
		return true
	}
	return storeVerbs[verb]
}

// inMemory reports whether c reads or writes a stream or a buffer, or sets a
// value there: what does so in a store takes a context, or says under which name.
func (c callee) inMemory(verb string) bool {
	switch {
	case c.context:
		return false
	case verb == "read", verb == "write":
		return true
	case verb == "append":
		return c.bytes
	case verb == "set":
		return c.operands < 2
	}
	return false
}

func anyOf(words []string, table map[string]bool) bool {
	for _, w := range words {
		if table[w] || table[strings.TrimSuffix(w, "s")] {
			return true
		}
	}
	return false
}

func isPlural(word string) bool {
	return strings.HasSuffix(word, "s") && !strings.HasSuffix(word, "ss")
}

// isTransport reports whether a package moves requests and responses for others:
// to send on a stream of it is to answer.
func isTransport(path string) bool {
	return path == "google.golang.org/grpc" || strings.HasPrefix(path, "google.golang.org/protobuf/") || path == "github.com/gorilla/websocket"
}

// isOption reports whether a variadic parameter is for options: functions, or
// values of a type that is named so.
func isOption(t types.Type) bool {
	slice, ok := t.(*types.Slice)
	if !ok {
		return false
	}
	if _, ok := slice.Elem().Underlying().(*types.Signature); ok {
		return true
	}
	name := program.TypeName(slice.Elem())
	return strings.Contains(name, "Opt")
}

func isList(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Slice, *types.Map:
		return true
	}
	return false
}

func isBytes(t types.Type) bool {
	slice, ok := t.Underlying().(*types.Slice)
	return ok && isByte(slice.Elem())
}

func mustClose(t types.Type) bool {
	obj, _, _ := types.LookupFieldOrMethod(t, true, nil, "Close")
	_, ok := obj.(*types.Func)
	return ok
}

// splitWords returns the words of a name in lower case: "SendSMSToUser" is
// send, sms, to, user.
func splitWords(name string) []string {
	var words []string
	runes := []rune(name)
	start := 0
	flush := func(end int) {
		if end > start {
			words = append(words, strings.ToLower(string(runes[start:end])))
		}
		start = end
	}
	for i, r := range runes {
		switch {
		case r == '_':
			flush(i)
			start = i + 1
		case !unicode.IsUpper(r) || i == 0:
		case !unicode.IsUpper(runes[i-1]), i+1 < len(runes) && unicode.IsLower(runes[i+1]) && !isPluralEnd(runes[i+1:]):
			flush(i)
		}
	}
	flush(len(runes))
	return words
}

// isPluralEnd reports whether what follows the last capital of an acronym makes
// it a plural: IDs.
func isPluralEnd(rest []rune) bool {
	return rest[0] == 's' && (len(rest) == 1 || unicode.IsUpper(rest[1]))
}

func wordSet(words string) map[string]bool {
	m := make(map[string]bool)
	for _, w := range strings.Fields(words) {
		m[w] = true
	}
	return m
}
