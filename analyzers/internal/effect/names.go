package effect

import (
	"go/constant"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
)

// keyHeader returns the name in a header that carries a key, as the program
// writes it.
func keyHeader(v ssa.Value) (string, catalog.Tier, bool) {
	if made, ok := v.(*ssa.MakeInterface); ok {
		v = made.X
	}
	c, ok := v.(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.String {
		return "", 0, false
	}
	name := constant.StringVal(c.Value)
	tier, ok := catalog.KeyHeaders[strings.ToLower(name)]
	return name, tier, ok
}

// keyEntry returns the name of a map's entry that carries a key: a header, or a
// parameter of a request.
func keyEntry(v ssa.Value) (string, catalog.Tier, bool) {
	if name, tier, ok := keyHeader(v); ok {
		return "the header " + name, tier, true
	}
	if c, ok := v.(*ssa.Const); ok && c.Value != nil && c.Value.Kind() == constant.String && constant.StringVal(c.Value) == "ClientToken" {
		return "ClientToken", catalog.Outgoing, true
	}
	return "", 0, false
}

// isResponse reports whether a header belongs to a response: nobody takes what
// a server answers for a key.
func isResponse(header ssa.Value) bool {
	for {
		switch v := header.(type) {
		case *ssa.ChangeType:
			header = v.X
		case *ssa.Call:
			common := v.Common()
			if common.IsInvoke() {
				return common.Method.Name() == "Header" && strings.Contains(types.TypeString(common.Value.Type(), nil), "Response")
			}
			fn := common.StaticCallee()
			return fn != nil && fn.Name() == "Header" && fn.Signature.Recv() != nil &&
				strings.Contains(types.TypeString(fn.Signature.Recv().Type(), nil), "Response")
		case *ssa.UnOp:
			addr, ok := v.X.(*ssa.FieldAddr)
			return ok && strings.Contains(types.TypeString(addr.X.Type(), nil), "Response")
		default:
			return false
		}
	}
}

// isBeneath reports whether an import path is that of a module or beneath it.
func isBeneath(path, module string) bool {
	return path == module || strings.HasPrefix(path, module+"/")
}
