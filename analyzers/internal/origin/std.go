package origin

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// pure lists the packages of the standard library whose functions compute
// their results from their operands, and store in their operands what they are
// given. Of others, nothing is known.
var pure = map[string]bool{
	"bufio": true, "bytes": true, "cmp": true, "crypto": true, "encoding": true,
	"fmt": true, "hash": true, "html": true, "io": true, "iter": true, "maps": true,
	"math": true, "mime": true, "path": true, "regexp": true, "slices": true,
	"sort": true, "strconv": true, "strings": true, "text": true, "time": true,
	"unicode": true, "unique": true, "net/netip": true, "net/url": true,
}

// IsPure reports whether a package of the standard library only computes.
func IsPure(path string) bool { return pure[path] || pure[firstElem(path)] }

func firstElem(path string) string {
	first, _, _ := strings.Cut(path, "/")
	return first
}

// stdResult answers for a function of the standard library without a row.
func (a *Analysis) stdResult(call *ssa.Call, c Callee, i int) Set {
	path := c.Func.Pkg().Path()
	if catalog.ReadsHeader(c.Func) {
		return a.headerValue(call, c)
	}
	if !IsPure(path) || isBool(resultType(call, i)) {
		return nil
	}
	set := digested(path, a.combined(call, c.Args))
	if path == "time" && coarse(c) {
		return set.each(func(o *Origin) { o.Window = o.Window || o.Role == catalog.Clock })
	}
	if path == "encoding/json" && strings.HasPrefix(c.Func.Name(), "Marshal") {
		return a.trace(c.Args[0], "", call, true).each(func(o *Origin) { o.Composed = true })
	}
	return set
}

// digested marks what went through a function of a package for hashes.
func digested(path string, set Set) Set {
	if root := firstElem(path); root != "crypto" && root != "hash" {
		return set
	}
	return set.each(func(o *Origin) { o.Digest = true })
}

func isBool(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsBoolean != 0
}

// headerValue answers for Header.Get: the identifier of a request belongs to
// one request, also where an inbound header is honoured.
func (a *Analysis) headerValue(call *ssa.Call, c Callee) Set {
	name, ok := program.ConstText(c.Args[1])
	if !ok || !catalog.TraceHeaders[strings.ToLower(name)] {
		return nil
	}
	return Set{{Role: catalog.Delivery, What: "the header " + name, Request: true, Param: -1, pos: call.Pos(), mint: &Mint{call}}}
}

// coarse reports whether a method of time.Time drops the finer part of a time.
func coarse(c Callee) bool {
	switch c.Func.Name() {
	case "Truncate", "Round", "Date", "Year", "YearDay", "Month", "Day", "Weekday", "ISOWeek", "Hour", "Minute":
		return c.Func.Signature().Recv() != nil
	case "Format", "AppendFormat":
		layout, ok := program.ConstText(c.Args[len(c.Args)-1])
		return ok && !strings.Contains(layout, "05") && !strings.Contains(layout, ".0") && !strings.Contains(layout, ".9")
	}
	return false
}

// isCoarse reports whether an integer division drops seconds: of Unix by 2 or
// more, of UnixMilli by more than what makes seconds of it, and so on.
func isCoarse(div *ssa.BinOp, dividend Set) bool {
	c, ok := div.Y.(*ssa.Const)
	if !ok || c.Value == nil {
		return false
	}
	by := c.Int64()
	x := div.X
	if conv, ok := x.(*ssa.Convert); ok {
		x = conv.X
	}
	call, ok := x.(*ssa.Call)
	if !ok || call.Common().StaticCallee() == nil {
		return false
	}
	switch call.Common().StaticCallee().Name() {
	case "Unix":
		return by >= 2
	case "UnixMilli":
		return by > 1e3
	case "UnixMicro":
		return by > 1e6
	case "UnixNano":
		return by > 1e9
	}
	return false
}

// unknownResult answers for a function that nothing is known of. A function
// that turns one or more plain values into another, without a context and
// without an error, is taken for a conversion; whatever else may look the
// result up or make it up.
func (a *Analysis) unknownResult(call *ssa.Call, c Callee, i int) Set {
	sig := c.Func.Signature()
	if sig.Recv() != nil {
		if sig.Params().Len() > 0 {
			return nil
		}
		if isRendering(c.Func.Name()) {
			return a.trace(c.Args[0], "", call, false)
		}
		return a.trace(c.Args[0], property(c.Func.Name(), "Get"), call, false)
	}
	if sig.Results().Len() != 1 || !isPlain(sig.Results().At(0).Type()) {
		return nil
	}
	for p := range sig.Params().Variables() {
		if !isPlain(p.Type()) {
			return nil
		}
	}
	return a.combined(call, c.Args)
}

// property is the path that stands for what a getter or setter is about: the
// field of that name, if it has one.
func property(method, verb string) Path {
	if rest, ok := strings.CutPrefix(method, verb); ok && rest != "" {
		return Path(rest)
	}
	return Path(method)
}

// Conveys reports whether a method's name says already that the part of its
// receiver at from is in its result at path.
func Conveys(method string, path, from Path) bool {
	return path == "" && property(method, "Get") == from
}

// isRendering reports whether a method of that name returns its receiver in
// another form.
func isRendering(name string) bool {
	switch name {
	case "String", "Hex", "Bytes", "Text", "Base32", "Base58", "Base64", "Int64", "Uint64", "URN", "ToString", "Value":
		return true
	}
	return strings.HasPrefix(name, "Marshal")
}

// isPlain reports whether values of t are text, numbers or bytes, or a list or
// pointer of them.
func isPlain(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Info()&types.IsBoolean == 0
	case *types.Pointer:
		_, ok := u.Elem().Underlying().(*types.Basic)
		return ok
	case *types.Slice:
		return isPlain(u.Elem())
	case *types.Array:
		return isPlain(u.Elem())
	case *types.Interface:
		_, isParam := t.(*types.TypeParam)
		return isParam
	}
	return false
}
