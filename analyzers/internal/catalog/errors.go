package catalog

import (
	"go/types"
	"strings"

	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// errorMakers return an error, never nil, by import path.
var errorMakers = map[string]map[string]bool{
	"errors":                        {"New": true},
	"fmt":                           {"Errorf": true},
	"github.com/cockroachdb/errors": {"New": true, "Newf": true, "Errorf": true},
	"github.com/pkg/errors":         {"New": true, "Errorf": true},
	"golang.org/x/xerrors":          {"New": true, "Errorf": true},
	"google.golang.org/grpc/status": {"Error": true, "Errorf": true},
}

// MakesError reports whether a function returns an error, never nil.
func MakesError(fn *types.Func) bool {
	return fn.Pkg() != nil && errorMakers[unversioned(fn.Pkg().Path())][fn.Name()]
}

// omissions are words in the names of functions that return some of the errors
// that they are given and leave others out, or return something in them.
var omissions = wordSet(`cause filter ignore only skip swallow unless unwrap`)

// WrapsError reports whether a function makes an error of those that it is given:
// it returns one and nothing else, and is not there to leave some out.
func WrapsError(fn *types.Func) bool {
	sig := fn.Signature()
	return sig.Results().Len() == 1 && program.ErrorResult(sig) == 0 && !anyOf(splitWords(fn.Name()), omissions)
}

// InspectsError reports whether a function makes something of its operands, errors
// among them, and does nothing else.
func InspectsError(fn *types.Func) bool {
	if fn.Pkg() == nil {
		return true // the method Error
	}
	path := unversioned(fn.Pkg().Path())
	return IsStd(path) || errorMakers[path] != nil || strings.HasSuffix(path, "/errors") || returnsValue(fn.Signature())
}

// returnsValue reports whether a function returns an error, or a plain value, and
// nothing else.
func returnsValue(sig *types.Signature) bool {
	if sig.Results().Len() != 1 {
		return false
	}
	t := sig.Results().At(0).Type()
	if basic, ok := t.Underlying().(*types.Basic); ok {
		return basic.Info()&(types.IsBoolean|types.IsString|types.IsInteger) != 0
	}
	return types.Implements(t, errorType)
}

var errorType = types.Universe.Lookup("error").Type().Underlying().(*types.Interface)
