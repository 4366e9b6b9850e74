package catalog

import (
	"go/types"
	"slices"
	"testing"
)

const library = `package lib

type base struct{ Key string }

func (*base) Set(key string) {}
func (*base) Other(key string) {}

type Client struct{ *base }

type Pipeline struct{ Client }

type Setter interface{ Set(key string) }

type Both interface {
	Setter
	Other(key string)
}

type Renamed struct{}

func (Renamed) Set(name string) {}

type Box[T any] struct{ Value T }

func (*Box[T]) Put(key string, v T) {}

type Putter[T any] interface{ Put(key string, v T) }

func Make[T any](v T) Box[T] { return Box[T]{} }

type Options = options

type options struct{ ID string }

type Alias = Options

type Text = string

var Reader Client

var Generate = func() string { return "" }

const Name = "name"

type Func func()
`

func TestLookup(t *testing.T) {
	pkg, _ := check(t, "example.com/lib", library)
	for _, test := range []struct {
		name string
		want []string
	}{
		{"Client", []string{"type example.com/lib.Client struct{*example.com/lib.base}"}},
		{"Client.Set", []string{"func (*example.com/lib.base).Set(key string)"}},
		{"Pipeline.Set", []string{"func (*example.com/lib.base).Set(key string)"}},
		{"Client.Key", []string{"field Key string"}},
		{"Setter.Set", []string{
			"func (example.com/lib.Setter).Set(key string)",
			"func (*example.com/lib.base).Set(key string)",
			"func (example.com/lib.Renamed).Set(name string)",
		}},
		{"Both.Set", []string{ // an embedded method is one of the interface that it comes from
			"func (example.com/lib.Setter).Set(key string)",
			"func (*example.com/lib.base).Set(key string)",
		}},
		{"Box.Put", []string{"func (*example.com/lib.Box[T]).Put(key string, v T)"}},
		{"Box.Value", []string{"field Value T"}},
		{"Make", []string{"func example.com/lib.Make[T any](v T) example.com/lib.Box[T]"}},
		{"Options.ID", []string{"field ID string"}},
		{"Options", []string{
			"type example.com/lib.Options = example.com/lib.options",
			"type example.com/lib.options struct{ID string}",
		}},
		{"Alias", []string{
			"type example.com/lib.Alias = example.com/lib.Options",
			"type example.com/lib.options struct{ID string}",
		}},
		{"Text", []string{"type example.com/lib.Text = string"}},
		{"Reader", []string{"var example.com/lib.Reader example.com/lib.Client"}},
		{"Generate", []string{"var example.com/lib.Generate func() string"}},

		{"Missing", nil},
		{"Missing.Set", nil},
		{"Client.Missing", nil},
		{"Reader.Set", nil}, // a variable has no members
		{"Make.Set", nil},
		{"Text.Set", nil},
	} {
		var got []string
		for _, obj := range (Row{Name: test.name}).Lookup(pkg) {
			got = append(got, obj.String())
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%s: got %q, want %q", test.name, got, test.want)
		}
	}
}

// Uses of generic functions and their results are found by their origins.
func TestLookupInstances(t *testing.T) {
	lib, _ := check(t, "example.com/lib", library)
	_, info := check(t, "example.com/p", `package p
import "example.com/lib"
func _(b *lib.Box[int]) {
	b.Put("k", b.Value)
	x := lib.Make("x")
	x.Put("k", "x")
}`, lib)
	want := map[string]string{"Put": "Box.Put", "Value": "Box.Value", "Make": "Make"}
	found := 0
	for id, obj := range info.Uses {
		if name := want[id.Name]; name != "" {
			found++
			if objs := (Row{Name: name}).Lookup(lib); !slices.Contains(objs, origin(obj)) {
				t.Errorf("%s is not that of %s", obj, name)
			}
		}
	}
	if found != 4 {
		t.Errorf("%d uses", found)
	}
}

func TestFits(t *testing.T) {
	pkg, _ := check(t, "example.com/lib", library)
	for _, test := range []struct {
		row  Row
		want bool // for the last object that it denotes
	}{
		{Row{Name: "Client.Set", Role: Key, At: Param("key")}, true},
		{Row{Name: "Client.Set", Role: Key, At: Param("name")}, false},
		{Row{Name: "Client.Set", Role: Random}, false}, // it has no result
		{Row{Name: "Setter.Set", Role: Key, At: Param("key")}, false},
		{Row{Name: "Setter.Set", Role: Key, At: Arg(0)}, true},
		{Row{Name: "Setter.Set", Role: Entry, At: Recv}, true},
		{Row{Name: "Setter.Set", Role: Entry}, true}, // hands deliveries to its caller
		{Row{Name: "Make", Role: Entry, At: Recv}, false},
		{Row{Name: "Make", Role: Random}, true},
		{Row{Name: "Box.Put", Role: Header, At: Param("v"), Named: Param("key")}, true},
		{Row{Name: "Box.Put", Role: Header, At: Param("v"), Named: Param("name")}, false},
		{Row{Name: "Client", Role: Entry}, true},
		{Row{Name: "Func", Role: Entry}, true},
		{Row{Name: "Client.Key", Role: Key}, true},
		{Row{Name: "Reader", Role: Random}, true},
		{Row{Name: "Generate", Role: Random}, true},
		{Row{Name: "Generate", Role: Identity, At: Arg(0)}, false},
	} {
		objs := test.row.Lookup(pkg)
		if len(objs) == 0 {
			t.Errorf("no %s", test.row.Name)
			continue
		}
		if err := test.row.Fits(objs[len(objs)-1]); (err == nil) != test.want {
			t.Errorf("%+v: %v", test.row, err)
		}
	}
}

// The index knows a package at any major version and in vendor directories, and
// one whose objects are used without an import.
func TestIndex(t *testing.T) {
	const src = `package uuid
func NewString() string { return "" }
type UUID [16]byte
func Parse(s string) (UUID, error) { return UUID{}, nil }
func Undocumented() UUID { return UUID{} }
`
	for _, path := range []string{
		"github.com/google/uuid",
		"github.com/google/uuid/v7",
		"example.com/app/vendor/github.com/google/uuid",
	} {
		lib, _ := check(t, path, src)
		user, _ := check(t, "example.com/user", `package user
import "github.com/google/uuid"
func ID() uuid.UUID { return uuid.Undocumented() }
`, lib)
		pkg, info := check(t, "example.com/p", `package p
import "github.com/google/uuid"
import "example.com/user"
var a = uuid.NewString()
var b, _ = uuid.Parse(a)
var c = uuid.Undocumented()
var d = user.ID()
`, lib, user)
		ix := NewIndex(pkg, info)
		for name, want := range map[string]Role{"NewString": Random, "Parse": Stable, "Undocumented": 0, "UUID": 0} {
			var got Role
			if rows := ix.Rows(lib.Scope().Lookup(name)); len(rows) > 0 {
				got = rows[0].Role
			}
			if got != want {
				t.Errorf("%s.%s: got role %d, want %d", path, name, got, want)
			}
		}
		if ix.Row(lib.Scope().Lookup("NewString"), Stable) != nil {
			t.Errorf("%s.NewString: has a role that it does not have", path)
		}
	}

	lib, _ := check(t, "github.com/google/uuid/extra", src)
	pkg, info := check(t, "example.com/p", "package p\nimport _ \"github.com/google/uuid/extra\"", lib)
	if rows := NewIndex(pkg, info).Rows(lib.Scope().Lookup("Parse")); rows != nil {
		t.Errorf("rows of another package: %v", rows)
	}
}

// Two versions of a function whose parameter moved each have their own row.
func TestIndexVersions(t *testing.T) {
	for _, test := range []struct{ path, src, at string }{
		{"github.com/cenkalti/backoff/v4", "package backoff\nfunc Retry(o func() error, b int) error { return nil }", "o"},
		{"github.com/cenkalti/backoff/v5", "package backoff\nfunc Retry[T any](ctx int, operation func() (T, error)) (T, error) { return *new(T), nil }", "operation"},
	} {
		lib, _ := check(t, test.path, test.src)
		pkg, info := check(t, "example.com/p", "package p\nimport _ \"github.com/cenkalti/backoff\"", lib)
		rows := NewIndex(pkg, info).Rows(lib.Scope().Lookup("Retry"))
		if want := []Row{{Name: "Retry", Role: Retry, At: Param(test.at)}}; !slices.Equal(rows, want) {
			t.Errorf("%s: got %+v, want %+v", test.path, rows, want)
		}
	}
}

// Aliases of one message, at several paths, give it each row once.
func TestIndexAliases(t *testing.T) {
	inner, _ := check(t, "cloud.google.com/go/internal/pubsub", "package pubsub\ntype Message struct{ ID string }")
	outer, _ := check(t, "cloud.google.com/go/pubsub", `package pubsub
import ipubsub "cloud.google.com/go/internal/pubsub"
type Message = ipubsub.Message
`, inner)
	pkg, info := check(t, "example.com/p", `package p
import "cloud.google.com/go/pubsub"
func _(m *pubsub.Message) string { return m.ID }
`, outer)
	ix := NewIndex(pkg, info)
	message := inner.Scope().Lookup("Message")
	id, _, _ := types.LookupFieldOrMethod(message.Type(), true, inner, "ID")
	for _, obj := range []types.Object{message, outer.Scope().Lookup("Message"), id} {
		if rows := ix.Rows(obj); len(rows) != 1 {
			t.Errorf("%v: %+v", obj, rows)
		}
	}
}
