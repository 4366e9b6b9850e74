package effect

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// isInput reports whether a parameter brings the operation: the receiver does
// only by its own identifier, for most are what carries operations out.
func isInput(fn *ssa.Function, o origin.Origin) bool {
	return o.Param > 0 || fn.Signature.Recv() == nil || isEntityID(o.Path.Last())
}

// inputName is what a reader calls a part of a parameter: "order.ID".
func inputName(p *ssa.Parameter, path origin.Path) string {
	name := p.Name()
	for _, e := range strings.Split(string(path), ".") {
		if e != "" && !strings.HasPrefix(e, "[") && !strings.HasPrefix(e, "<") {
			name += "." + e
		}
	}
	return name
}

// identity returns an input of the function that identifies the operation: one
// that is a part of the key, else a parameter or a field of one.
func identity(fn *ssa.Function, parts []string) string {
	for _, part := range parts {
		if isIdentityName(lastOf(part)) {
			return part
		}
	}
	for i, p := range fn.Params {
		if i == 0 && fn.Signature.Recv() != nil {
			continue
		}
		if name := identityIn(p); name != "" {
			return name
		}
	}
	return ""
}

// lastOf returns the last name of an input: "ID" for "order.ID".
func lastOf(input string) string { return input[strings.LastIndexByte(input, '.')+1:] }

// payload returns the input of which a key is a digest as a whole, or "".
func payload(fn *ssa.Function, u use) string {
	if len(u.set) != 1 || !u.set[0].IsParam() || u.set[0].Param >= len(fn.Params) || !u.set[0].Digest || u.wrapper != "" {
		return ""
	}
	o := u.set[0]
	switch strings.ToLower(lastOf(inputName(fn.Params[o.Param], o.Path))) {
	case "body", "payload", "data", "raw", "message", "value", "content":
		return inputName(fn.Params[o.Param], o.Path)
	}
	return ""
}

func identityIn(p *ssa.Parameter) string {
	if isScalar(p.Type()) && isIdentityName(p.Name()) {
		return p.Name()
	}
	t := program.Deref(p.Type())
	st, ok := t.Underlying().(*types.Struct)
	if !ok || origin.IsOpaque(t) || isAsker(strings.ToLower(program.TypeName(t))) {
		return ""
	}
	for f := range st.Fields() {
		switch {
		case isObjectMeta(f):
			return p.Name() + ".UID"
		case isEntityID(f.Name()) && isScalar(f.Type()):
			return p.Name() + "." + f.Name()
		}
	}
	for f := range st.Fields() { // a wrapper around a Kubernetes object
		if inner, ok := program.Deref(f.Type()).Underlying().(*types.Struct); ok {
			for g := range inner.Fields() {
				if isObjectMeta(g) {
					return p.Name() + "." + f.Name() + ".UID"
				}
			}
		}
	}
	return ""
}

func isObjectMeta(f *types.Var) bool { return f.Embedded() && f.Name() == "ObjectMeta" }

// isEntityID reports whether a field of that name identifies its struct.
func isEntityID(name string) bool {
	switch strings.ToLower(name) {
	case "id", "uid", "uuid", "guid", "reference", "ref", "eventid", "messageid", "paymentid", "orderid", "transactionid", "requestid", "operationid", "jobid", "taskid", "workflowid":
		return true
	}
	return false
}

// isIdentityName reports whether a parameter of that name identifies an
// operation, not who asks for it or where.
func isIdentityName(name string) bool {
	lower := strings.ToLower(name)
	if isEntityID(lower) {
		return true
	}
	owner, ok := strings.CutSuffix(lower, "id")
	if !ok || !strings.HasSuffix(name, "ID") && !strings.HasSuffix(name, "Id") {
		owner, ok = strings.CutSuffix(lower, "reference")
	}
	return ok && !isParty(owner) && !strings.HasSuffix(owner, "set")
}

// isParty reports whether an identifier of that kind of thing outlives many operations.
func isParty(owner string) bool {
	if isAsker(owner) {
		return true
	}
	switch owner {
	case "project", "store", "shop", "app", "application", "group", "region", "node", "host",
		"cluster", "device", "session", "logical", "physical", "vpc", "subnet", "zone", "instance", "image", "volume", "bucket", "role", "policy", "chat", "channel", "queue", "topic", "template", "worker", "consumer", "producer":
		return true
	}
	return false
}

// isAsker reports whether things of that kind are those that operations are done for.
// A function that is given one of another kind may well make it, and then it is the operation.
func isAsker(kind string) bool {
	switch kind {
	case "user", "account", "customer", "tenant", "org", "organization", "organisation", "workspace",
		"merchant", "client", "team", "source", "endpoint":
		return true
	}
	return false
}

// isIdentifying reports whether an input that is a part of the key identifies
// the operation: anything but a name, a kind, an amount, a place.
func isIdentifying(part string) bool {
	lower := strings.ToLower(lastOf(part))
	for _, word := range []string{"name", "prefix", "suffix", "kind", "type", "amount", "total", "price", "currency", "region", "zone", "env", "title", "label", "subject", "topic", "queue", "host", "domain", "scope"} {
		if lower == word || strings.HasSuffix(lower, word) {
			return false
		}
	}
	return true
}

func isScalar(t types.Type) bool {
	if ptr, ok := t.Underlying().(*types.Pointer); ok {
		t = ptr.Elem()
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return true
	case *types.Array:
		return catalog.IsText(u.Elem()) || u.Len() <= 32
	}
	return false
}

// namesEvent reports whether a field or variable of that name identifies one event.
func namesEvent(name string) bool {
	switch strings.ToLower(name) {
	case "id", "eventid", "messageid", "operationid", "requestid", "transactionid", "deliveryid", "webhookid":
		return true
	}
	return false
}
