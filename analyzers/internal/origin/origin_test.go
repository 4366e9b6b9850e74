package origin_test

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"strings"
	"sync"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// Test asks where the operand of key comes from, in the function f of a small
// program. Sources are time.Now and rand.Int; "$0" is the first parameter, "~"
// marks a clock that is cut off, "?" a fallback.
func Test(t *testing.T) {
	for _, test := range []struct{ name, src, want string }{
		{"constant", `func f() { key("x") }`, ""},
		{"parameter", `func f(s string) { key(s) }`, "$0"},
		{"receiver", `func (t T) f(s string) { key(t.A + s) }`, "$0.A $1"},
		{"conversion", `func f(b []byte) { key(string(b)) }`, "$0"},
		{"concatenation", `func f(s string) { key(s + time.Now().String()) }`, "time.Now $0"},
		{"comparison", `func f(s string) { key(fmt.Sprint(time.Now().Unix() > 7)) }`, ""},
		{"one source twice", `func f() { s := time.Now().String(); key(s + s) }`, "time.Now"},
		{"two sources", `func f() { key(fmt.Sprint(time.Now(), rand.Int())) }`, "time.Now rand.Int"},

		{"field of a parameter", `func f(t T) { key(t.In.B) }`, "$0.In.B"},
		{"field of a pointer", `func f(t *T) { key(t.A) }`, "$0.A"},
		{"field that was set", `func f(t *T) { t.A = time.Now().String(); key(t.A) }`, "time.Now"},
		{"field beside it", `func f(t *T) { t.A = time.Now().String(); key(t.In.B) }`, "$0.In.B"},
		{"field set later", `func f(t *T) { key(t.A); t.A = time.Now().String() }`, "$0.A"},
		{"field set perhaps", `func f(t *T, c bool) { if c { t.A = time.Now().String() }; key(t.A) }`, "time.Now $0.A"},
		{"field of another", `func f(t, u *T) { u.A = time.Now().String(); key(t.A) }`, "$0.A"},
		{"copy of a struct", `func f(t T) { u := t; t.A = time.Now().String(); key(u.A) }`, "$0.A"},
		{"struct as a whole", `func f(s string) { key(fmt.Sprint(T{A: s, In: In{time.Now().String()}})) }`, "time.Now $0"},
		{"struct replaced", `func f(s string) { t := T{A: time.Now().String()}; t = T{A: s}; key(t.A) }`, "$0"},

		{"element of a slice", `func f(s []string) { key(s[0]) }`, "$0.[]"},
		{"element of a map", `func f(m map[string]string) { key(m["a"]) }`, "$0.[a]"},
		{"element beside it", `func f() { m := map[string]string{"a": time.Now().String(), "b": "x"}; key(m["b"]) }`, ""},
		{"unknown element", `func f(m map[string]string, k string) { key(m[k]) }`, ""},
		{"range", `func f(s []T) { for _, t := range s { key(t.A) } }`, "$0.[].A"},

		{"phi", `func f(s string, c bool) { if c { s = time.Now().String() }; key(s) }`, "time.Now $0"},
		{"fallback", `func f(s string) { if s == "" { s = time.Now().String() }; key(s) }`, "time.Now? $0"},
		{"fallback of a field", `func f(t *T) { if t.A == "" { t.A = time.Now().String() }; key(t.A) }`, "time.Now? $0.A"},
		{"fallback of another", `func f(s, u string) { if u == "" { s = time.Now().String() }; key(s) }`, "time.Now $0"},
		{"fallback by length", `func f(b []byte) { s := string(b); if len(b) == 0 { s = time.Now().String() }; key(s) }`, "time.Now? $0"},
		{"fallback by ok", `func f(m map[string]string) { s, ok := m["a"]; if !ok { s = time.Now().String() }; key(s) }`, "time.Now? $0.[a]"},
		{"fallback by error", `func f(s string) { n, err := strconv.Atoi(s); if err != nil { n = rand.Int() }; key(fmt.Sprint(n)) }`, "rand.Int? $0"},

		{"truncated", `func f() { key(time.Now().Truncate(time.Hour).String()) }`, "time.Now~"},
		{"date", `func f() { key(time.Now().Format("2006-01-02")) }`, "time.Now~"},
		{"time of day", `func f() { key(time.Now().Format("15:04:05")) }`, "time.Now"},
		{"divided", `func f() { key(fmt.Sprint(time.Now().Unix() / 60)) }`, "time.Now~"},
		{"divided to seconds", `func f() { key(fmt.Sprint(time.Now().UnixNano() / 1e9)) }`, "time.Now"},

		{"helper", `func f() { key(g("x")) }; func g(s string) string { return s + time.Now().String() }`, "time.Now"},
		{"helper with parameter", `func f(s, u string) { key(g(u, s)) }; func g(a, b string) string { return b }`, "$0"},
		{"helper that writes", `func f(t *T) { g(t); key(t.A) }; func g(t *T) { t.A = time.Now().String() }`, "time.Now"},
		{"helper with a closure that writes", `func f(t *T) { g(t); key(t.A) }; func g(t *T) { set := func(s string) { t.A = s }; set("x") }`, "$0.A"},
		{"closure that writes to its parameter", `func f(t *T, s string) { set := func(t *T, s string) { t.A = s }; set(t, time.Now().String()); key(t.A) }`, "time.Now"},
		{"helper that writes another", `func f(t *T) { g(t); key(t.A) }; func g(t *T) { t.In.B = time.Now().String() }`, "$0.A"},
		{"recursion", `func f(n int) { key(g(n)) }; func g(n int) string { if n > 9 { return time.Now().String() }; return g(n + 1) }`, "time.Now"},
		{"mutual recursion", `func f(n int) { key(g(n)) }; func g(n int) string { return h(n) + "x" }; func h(n int) string { if n > 9 { return time.Now().String() }; return g(n) }`, "time.Now"},

		{"closure", `func f(s string) { g := func() string { return s }; key(g()) }`, "$0"},
		{"closure with parameter", `func f(s string) { g := func(s string) string { return s }; key(g(time.Now().String())) }`, "time.Now"},
		{"closure that leaves its parameter", `func f(s string) { g := func(string) string { return s }; key(g(time.Now().String())) }`, "$0"},
		{"closure of a helper", `func f(s string) { key(g(s)()) }; func g(s string) func() string { return func() string { return s } }`, ""},
		{"closure that writes", `func f(s string) { func() { s = time.Now().String() }(); key(s) }`, "time.Now $0"},
		{"deferred closure", `func f(s string) { key(g(s)) }; func g(s string) (r string) { defer func() { r += time.Now().String() }(); return s }`, "time.Now $0"},
		{"closure in a field", `func f(t T) { key(t.F()) }; var t = T{F: func() string { return time.Now().String() }}`, "time.Now"},
		{"unknown function", `func f(g func() string) { key(g()) }`, ""},
		{"unknown clock", `func f(now func() time.Time) { key(now().String()) }`, "an injected clock"},

		{"decoded", `func f(b []byte) { t := T{A: time.Now().String()}; json.Unmarshal(b, &t); key(t.A) }`, "$0"},
		{"encoded", `func f(s string) { b, _ := json.Marshal(T{A: s, Hidden: time.Now()}); key(string(b)) }`, "$0"},
		{"written", `func f(s string) { var b strings.Builder; b.WriteString(s); fmt.Fprint(&b, time.Now()); key(b.String()) }`, "time.Now $0"},

		{"counter", `func (t *T) f() { t.N++; key(fmt.Sprint(t.N)) }`, "the counter N"},
		{"counter of a local", `func f() { n := 0; n++; key(fmt.Sprint(n)) }`, ""},
		{"clock that decides", `func f(s, u string) { if time.Now().Unix() > 7 { s = u }; key(s) }`, "$0 $1"},
		{"channel", `func f(c chan string) { key(<-c) }`, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := originsOfKey(t, test.src); got != test.want {
				t.Errorf("origins of the key in\n\t%s\nare %q, want %q", test.src, got, test.want)
			}
		})
	}
}

const prelude = `package p

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"strconv"
	"strings"
	"time"
)

type In struct{ B string }

type T struct {
	A      string
	In     In
	N      int
	F      func() string ` + "`json:\"-\"`" + `
	Hidden time.Time     ` + "`json:\"-\"`" + `
}

func key(s string)

var (
	_ json.Number
	_ = fmt.Sprint
	_ = rand.Int
	_ = strconv.Itoa
	_ strings.Builder
	_ time.Time
)

`

// originsOfKey returns the origins of what f hands to key.
func originsOfKey(t *testing.T, src string) string {
	t.Helper()
	pass := load(t, prelude+src)
	a := analyse(t, pass)
	var origins string
	for _, fn := range a.Code.Functions {
		if fn.Name() != "f" {
			continue
		}
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				if call, ok := instr.(*ssa.Call); ok && calls(call, "key") {
					origins = join(a.Of(call.Common().Args[0], "", call))
				}
			}
		}
	}
	return origins
}

func calls(call *ssa.Call, name string) bool {
	fn := call.Common().StaticCallee()
	return fn != nil && fn.Name() == name
}

func join(set origin.Set) string {
	var names []string
	for _, o := range set {
		names = append(names, o.String())
	}
	return strings.Join(names, " ")
}

// shared is how all programs import the standard library, which is read once.
var shared = sync.OnceValues(func() (*token.FileSet, types.Importer) {
	fset := token.NewFileSet()
	return fset, importer.ForCompiler(fset, "source", nil)
})

func load(t *testing.T, src string) *analysis.Pass {
	t.Helper()
	fset, imp := shared()
	file, err := parser.ParseFile(fset, "p.go", src, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	info := &types.Info{
		Types:      make(map[ast.Expr]types.TypeAndValue),
		Defs:       make(map[*ast.Ident]types.Object),
		Uses:       make(map[*ast.Ident]types.Object),
		Implicits:  make(map[ast.Node]types.Object),
		Instances:  make(map[*ast.Ident]types.Instance),
		Scopes:     make(map[ast.Node]*types.Scope),
		Selections: make(map[*ast.SelectorExpr]*types.Selection),
	}
	pkg, err := (&types.Config{Importer: imp}).Check("p", fset, []*ast.File{file}, info)
	if err != nil {
		t.Fatal(err)
	}
	return &analysis.Pass{Fset: fset, Files: []*ast.File{file}, Pkg: pkg, TypesInfo: info}
}

func analyse(t *testing.T, pass *analysis.Pass) *origin.Analysis {
	t.Helper()
	result, err := program.Analyzer.Run(pass)
	if err != nil {
		t.Fatal(err)
	}
	return &origin.Analysis{
		Code:    result.(*program.Program).Code(),
		Index:   catalog.NewIndex(pass.Pkg, pass.TypesInfo),
		Fset:    pass.Fset,
		Known:   func(*types.Func) *origin.Summary { return nil },
		Methods: func(types.Type, *types.Func) []*types.Func { return nil },
	}
}
