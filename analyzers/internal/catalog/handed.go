package catalog

import "go/types"

// commands are the types that libraries for command lines hand to a command, by
// import path without major versions.
var commands = map[string]bool{
	"github.com/spf13/cobra.Command": true,
	"github.com/urfave/cli.Context":  true,
	"github.com/urfave/cli.Command":  true,
}

// IsCommand reports whether whoever is handed a value of type t is a command that
// a person runs.
func IsCommand(t types.Type) bool { return commands[typePath(t)] }

// IsContext reports whether t is context.Context.
func IsContext(t types.Type) bool { return typePath(t) == "context.Context" }

// IsHTTPRequest reports whether t is *http.Request, which may have come in or be
// about to be sent.
func IsHTTPRequest(t types.Type) bool { return typePath(t) == "net/http.Request" }

// ReadsHeader reports whether fn returns the value of a header by its name.
func ReadsHeader(fn *types.Func) bool {
	return fn.Name() == "Get" && fn.Signature().Recv() != nil &&
		(typePath(fn.Signature().Recv().Type()) == "net/http.Header" || typePath(fn.Signature().Recv().Type()) == "net/textproto.MIMEHeader")
}

// typePath returns the import path without major versions and the name of the
// type that t is or points to, or "".
func typePath(t types.Type) string {
	if ptr, ok := t.(*types.Pointer); ok {
		t = ptr.Elem()
	}
	named, ok := types.Unalias(t).(*types.Named)
	if !ok || named.Obj().Pkg() == nil {
		return ""
	}
	return unversioned(named.Obj().Pkg().Path()) + "." + named.Obj().Name()
}
