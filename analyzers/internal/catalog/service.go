package catalog

import (
	"go/types"
	"strings"

	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// serviceRows knows the operations of generated clients of large services, whose
// names all begin with a verb. An operation takes one request and returns an
// error; what it answers is looked up by nobody here.
func serviceRows(fn *types.Func, sig *types.Signature) []Row {
	if fn.Pkg() == nil || sig.Results().Len() == 0 || !program.IsError(sig.Results().At(sig.Results().Len()-1).Type()) {
		return nil
	}
	path := unversioned(fn.Pkg().Path())
	switch {
	case strings.HasPrefix(path, "github.com/aws/aws-sdk-go"):
		if isAWS(path) && sig.Recv() != nil {
			return operationRows(fn.Name(), requestAt(sig, "Input"))
		}
	case strings.HasPrefix(path, "cloud.google.com/go/"):
		if strings.Contains(path, "/apiv") && sig.Recv() != nil {
			return operationRows(fn.Name(), requestAt(sig, "Request"))
		}
	case strings.HasPrefix(path, "google.golang.org/api/"):
		if call, ok := strings.CutSuffix(recvName(sig), "Call"); ok && fn.Name() == "Do" {
			words := splitWords(call)
			return verbRows(fn.Name(), words[len(words)-1], Recv)
		}
	case strings.HasPrefix(path, "github.com/stripe/stripe-go"):
		if fn.Exported() {
			return operationRows(fn.Name(), requestAt(sig, "Params"))
		}
	}
	return nil
}

// requestAt returns the position of the parameter that points to a struct whose
// name ends so, or -1.
func requestAt(sig *types.Signature, suffix string) int {
	for i := range sig.Params().Len() {
		ptr, ok := sig.Params().At(i).Type().(*types.Pointer)
		if ok && strings.HasSuffix(program.TypeName(ptr), suffix) {
			return i
		}
	}
	return -1
}

func recvName(sig *types.Signature) string {
	if sig.Recv() == nil {
		return ""
	}
	return program.TypeName(sig.Recv().Type())
}

func operationRows(name string, at int) []Row {
	words := splitWords(name)
	if at < 0 || len(words) == 0 {
		return nil
	}
	verb := words[0]
	if len(words) > 1 && (verb == "batch" || verb == "transact") {
		verb = words[1]
	}
	return verbRows(name, verb, Arg(at))
}

// operationReads and operationIdle are verbs of operations; the others ask for
// something to be done.
var (
	operationReads = wordSet(`
		aggregated check count describe detect download estimate export fetch find get head list lookup
		poll preview query read receive retrieve scan search select test view`)
	operationIdle = wordSet(`
		assume construct decode decrypt encrypt generate parse presign sign simulate validate verify wait`)
)

func verbRows(name, verb string, at Place) []Row {
	switch {
	case operationIdle[verb]:
		return nil
	case operationReads[verb]:
		return []Row{{Name: name, Role: Read}}
	}
	return []Row{{Name: name, Role: Call, At: at}}
}
