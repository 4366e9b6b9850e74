package catalog

import (
	"go/types"
	"strings"

	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// Family rules stand for rows that would be the same in hundreds of places:
// every AWS request with a client token, every generated Idempotency-Key field,
// every library for unique identifiers, every operation of a large service.
// They hold for objects without rows.
func familyRows(obj types.Object) []Row {
	switch obj := obj.(type) {
	case *types.Var:
		if obj.IsField() {
			return fieldFamily(obj)
		}
	case *types.TypeName:
		return typeFamily(obj)
	case *types.Func:
		return funcFamily(obj)
	}
	return nil
}

// fieldFamily knows fields by their names. The struct that declares a field
// cannot be told from the field, so rules that need it go by OwnedField.
func fieldFamily(field *types.Var) []Row {
	switch {
	case field.Name() == "MessageDeduplicationId" && IsText(field.Type()):
		return []Row{{Role: Key, Tier: Broker}}
	case field.Name() == FailedItems:
		return []Row{{Role: Failed}}
	}
	return nil
}

// typeFamily knows the failed items of a batch, which some programs declare
// themselves.
func typeFamily(tname *types.TypeName) []Row {
	st, ok := tname.Type().Underlying().(*types.Struct)
	if ok && st.NumFields() == 1 && st.Field(0).Name() == FailedItem {
		return []Row{{Role: Failed}}
	}
	return nil
}

// IsPublished reports whether the struct types of a package are requests to a
// service, whoever's code they are.
func IsPublished(pkg *types.Package) bool { return isGoogleProto(unversioned(pkg.Path())) }

// OwnedField returns the row of a field that is a key by its own name and that
// of the struct type which declares it, or nil.
func OwnedField(owner *types.TypeName, field *types.Var) *Row {
	if owner == nil || field.Pkg() == nil || !IsText(field.Type()) {
		return nil
	}
	tier := outgoingField(unversioned(field.Pkg().Path()), owner.Name(), field.Name())
	if tier == 0 {
		return nil
	}
	return &Row{Name: owner.Name() + "." + field.Name(), Role: Key, Tier: tier}
}

// tokenFields are the names under which requests of AWS, and of some others,
// carry a key.
var tokenFields = map[string]bool{
	"ClientToken": true, "ClientRequestToken": true, "IdempotencyToken": true,
	"ClientIdempotencyToken": true, "CreationToken": true, "CreatorRequestId": true,
	"UpdaterRequestId": true, "CallerReference": true, "ExecuteToken": true,
	"ProvisionToken": true, "UpdateToken": true, "TerminateToken": true,
	"OpcRetryToken": true, "RequestId": true,
}

func outgoingField(path, owner, field string) Tier {
	switch field {
	case "IdempotencyKey":
		if !isReadSide(owner) {
			return Outgoing
		}
	case "OpcRetryToken":
		if strings.HasPrefix(path, "github.com/oracle/oci-go-sdk/") && isRequest(owner) {
			return Outgoing
		}
	case "RequestId":
		if isGoogleProto(path) && isRequest(owner) {
			return Outgoing
		}
	case "CallerReference":
		if isRequest(owner) && isAWS(path) {
			return Bare
		}
	default:
		if tokenFields[field] && isRequest(owner) && (isAWS(path) || field == "ClientToken" && isAlibaba(path)) {
			return Outgoing
		}
	}
	return 0
}

// isReadSide reports whether a struct of that name carries a key back, or looks
// something up by an earlier one.
func isReadSide(owner string) bool {
	for _, suffix := range []string{"Response", "Result", "Output", "Error", "EventRequest", "ReasonRequest"} {
		if strings.HasSuffix(owner, suffix) {
			return true
		}
	}
	return strings.HasSuffix(owner, "ByIdempotencyKeyRequest")
}

func isRequest(owner string) bool {
	return strings.HasSuffix(owner, "Input") || strings.HasSuffix(owner, "Request")
}

func isAWS(path string) bool {
	return strings.HasPrefix(path, "github.com/aws/aws-sdk-go-v2/service/") ||
		strings.HasPrefix(path, "github.com/aws/aws-sdk-go/service/")
}

func isAlibaba(path string) bool {
	return strings.HasPrefix(path, "github.com/aliyun/alibaba-cloud-sdk-go/services/") ||
		strings.HasPrefix(path, "github.com/alibabacloud-go/")
}

func isGoogleProto(path string) bool {
	return strings.HasPrefix(path, "go.chromium.org/luci/") && strings.HasSuffix(path, "/proto") ||
		strings.HasSuffix(path, "pb") && (strings.HasPrefix(path, "cloud.google.com/go/") || strings.HasPrefix(path, "google.golang.org/genproto/"))
}

func funcFamily(fn *types.Func) []Row {
	sig := fn.Signature()
	switch {
	case isNow(fn, sig):
		return []Row{{Name: fn.Name(), Role: Clock}}
	case isGenerator(fn, sig):
		return []Row{{Name: fn.Name(), Role: Random}}
	case isKeySetter(fn, sig):
		return []Row{{Name: fn.Name(), Role: Key, At: Arg(0), Tier: setterTier(fn.Name())}}
	}
	if rows := serviceRows(fn, sig); rows != nil {
		return rows
	}
	return statementRows(fn, sig)
}

// isNow reports whether fn is a method Now() time.Time: an injected clock.
func isNow(fn *types.Func, sig *types.Signature) bool {
	return fn.Name() == "Now" && sig.Recv() != nil && sig.Results().Len() == 1 && IsTime(sig.Results().At(0).Type())
}

// IsTime reports whether t is time.Time.
func IsTime(t types.Type) bool {
	named, ok := types.Unalias(t).(*types.Named)
	return ok && named.Obj().Name() == "Time" && named.Obj().Pkg() != nil && named.Obj().Pkg().Path() == "time"
}

// idPackages are names that packages for unique identifiers commonly bear.
var idPackages = map[string]bool{
	"uuid": true, "ulid": true, "ksuid": true, "xid": true, "nanoid": true, "gonanoid": true,
	"cuid": true, "cuid2": true, "shortid": true, "shortuuid": true, "snowflake": true,
	"sonyflake": true, "nuid": true, "typeid": true, "uniuri": true,
}

// isGenerator reports whether fn looks like a generator of an identifier library
// that has no file here: New(), NewString(), MustGenerate() in a package uuid.
func isGenerator(fn *types.Func, sig *types.Signature) bool {
	if fn.Pkg() == nil || !fn.Exported() || !idPackages[fn.Pkg().Name()] || Covers(fn.Pkg().Path()) {
		return false
	}
	if sig.Params().Len() > 0 || sig.Results().Len() == 0 || !isIdentifier(sig.Results().At(0).Type()) {
		return false
	}
	for _, prefix := range []string{"New", "Must", "Generate", "Make", "Next"} {
		if strings.HasPrefix(fn.Name(), prefix) {
			return true
		}
	}
	return false
}

func isIdentifier(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Info()&(types.IsString|types.IsInteger) != 0
	case *types.Array:
		return isByte(u.Elem())
	case *types.Slice:
		return isByte(u.Elem())
	}
	return false
}

func isByte(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Kind() == types.Byte
}

// isKeySetter reports whether fn sets a key on a request: SetIdempotencyKey(string)
// and its like, or the builder's form IdempotencyKey(string) that returns its receiver's type.
func isKeySetter(fn *types.Func, sig *types.Signature) bool {
	if sig.Recv() == nil || sig.Params().Len() != 1 || !IsText(sig.Params().At(0).Type()) {
		return false
	}
	if fn.Pkg() == nil {
		return false
	}
	path := unversioned(fn.Pkg().Path())
	switch name := fn.Name(); name {
	case "SetMessageDeduplicationId":
		return true
	case "IdempotencyKey":
		return sig.Results().Len() == 1 && types.Identical(sig.Results().At(0).Type(), sig.Recv().Type())
	case "RequestId":
		return strings.HasPrefix(path, "google.golang.org/api/") && sig.Results().Len() == 1
	default:
		field, isSetter := strings.CutPrefix(name, "Set")
		return isSetter && outgoingField(path, program.TypeName(sig.Recv().Type()), field) != 0
	}
}

func setterTier(name string) Tier {
	switch name {
	case "SetMessageDeduplicationId":
		return Broker
	case "SetCallerReference":
		return Bare
	}
	return Outgoing
}

// IsText reports whether t is a string or a pointer to one.
func IsText(t types.Type) bool {
	if ptr, ok := t.Underlying().(*types.Pointer); ok {
		t = ptr.Elem()
	}
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsString != 0
}

// KeyHeaders are the names of HTTP and message headers that carry a deduplication
// key, in lower case, with the tier of each.
var KeyHeaders = map[string]Tier{
	"idempotency-key":   Bare,
	"x-idempotency-key": Bare,
	"paypal-request-id": Bare,
	"nats-msg-id":       Broker,
}

// TraceHeaders are the names of headers that identify one request, in lower case.
var TraceHeaders = map[string]bool{
	"x-request-id":     true,
	"x-correlation-id": false, // the client's own: often stable over its retries
	"x-amzn-trace-id":  true,
	"traceparent":      true,
	"x-trace-id":       true,
}

// DeliveryAttributes are the names of message attributes that change with each delivery.
var DeliveryAttributes = map[string]bool{
	"ApproximateReceiveCount": true,
}

// IsRequestID reports whether a key of that name holds the identifier of a request.
func IsRequestID(name string) bool {
	name = strings.NewReplacer("_", "", "-", "", ".", "").Replace(strings.ToLower(name))
	for _, id := range []string{"requestid", "reqid", "traceid"} {
		if strings.Contains(name, id) {
			return true
		}
	}
	return false
}
