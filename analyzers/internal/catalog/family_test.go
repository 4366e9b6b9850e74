package catalog

import (
	"fmt"
	"go/types"
	"path"
	"testing"
)

func TestOwnedField(t *testing.T) {
	const (
		awsV2   = "github.com/aws/aws-sdk-go-v2/service/ec2"
		awsV1   = "github.com/aws/aws-sdk-go/service/ec2"
		compute = "cloud.google.com/go/compute/apiv1/computepb"
		oci     = "github.com/oracle/oci-go-sdk/v65/core"
		ali     = "github.com/aliyun/alibaba-cloud-sdk-go/services/ecs"
		other   = "example.com/payments"
	)
	for _, test := range []struct {
		path, owner, field, typ string
		want                    Tier
	}{
		{other, "CreatePaymentRequest", "IdempotencyKey", "string", Outgoing},
		{other, "Params", "IdempotencyKey", "*string", Outgoing},
		{other, "Options", "IdempotencyKey", "named", Outgoing},
		{other, "PaymentResponse", "IdempotencyKey", "string", 0}, // carried back
		{other, "PaymentResult", "IdempotencyKey", "string", 0},
		{other, "PaymentOutput", "IdempotencyKey", "string", 0},
		{other, "PaymentError", "IdempotencyKey", "string", 0},
		{other, "EventRequest", "IdempotencyKey", "string", 0},
		{other, "V2EventReasonRequest", "IdempotencyKey", "string", 0},
		{other, "CancelPaymentByIdempotencyKeyRequest", "IdempotencyKey", "string", 0}, // looks up an earlier one
		{other, "Params", "IdempotencyKey", "[]byte", 0},
		{other, "Params", "IdempotencyKey", "int", 0},
		{other, "Params", "Idempotencykey", "string", 0},

		{awsV2, "RunInstancesInput", "ClientToken", "*string", Outgoing},
		{awsV1, "RunInstancesInput", "ClientToken", "*string", Outgoing},
		{"github.com/aws/aws-sdk-go-v2/service/dynamodb", "TransactWriteItemsInput", "ClientRequestToken", "*string", Outgoing},
		{"github.com/aws/aws-sdk-go/service/acm", "RequestCertificateInput", "IdempotencyToken", "*string", Outgoing},
		{"github.com/aws/aws-sdk-go-v2/service/route53", "CreateHostedZoneInput", "CallerReference", "*string", Bare},
		{"github.com/aws/aws-sdk-go-v2/service/efs", "CreateFileSystemInput", "CreationToken", "*string", Outgoing},
		{ali, "RunInstancesRequest", "ClientToken", "named", Outgoing},
		{awsV2, "RunInstancesOutput", "ClientToken", "*string", 0}, // an echo
		{awsV2, "Reservation", "ClientToken", "*string", 0},
		{awsV2, "RunInstancesInput", "RequestId", "*string", 0},
		{other, "CreateSubscriptionInput", "ClientToken", "string", 0}, // a token of a browser
		{other, "ZoneInput", "CallerReference", "string", 0},
		{"github.com/aws/aws-sdk-go-v2/config", "LoadInput", "ClientToken", "*string", 0},
		{ali, "RunInstancesResponse", "ClientToken", "string", 0},
		{ali, "RunInstancesRequest", "IdempotencyToken", "string", 0},

		{oci, "LaunchInstanceRequest", "OpcRetryToken", "*string", Outgoing},
		{oci, "LaunchInstanceResponse", "OpcRetryToken", "*string", 0},
		{other, "LaunchInstanceRequest", "OpcRetryToken", "*string", 0},

		{compute, "InsertInstanceRequest", "RequestId", "*string", Outgoing},
		{compute, "Operation", "RequestId", "*string", 0},
		{"cloud.google.com/go/compute/apiv1", "InsertInstanceRequest", "RequestId", "*string", 0},
		{"example.com/ordersapb", "InsertRequest", "RequestId", "string", 0},
		{other, "Request", "RequestID", "string", 0}, // of a trace
	} {
		pkg, _ := check(t, test.path, fmt.Sprintf("package p\ntype named string\ntype %s struct { %s %s }", test.owner, test.field, test.typ))
		owner := pkg.Scope().Lookup(test.owner).(*types.TypeName)
		field := owner.Type().Underlying().(*types.Struct).Field(0)
		row := OwnedField(owner, field)
		var got Tier
		if row != nil {
			got = row.Tier
			if row.Role != Key || row.Name != test.owner+"."+test.field {
				t.Errorf("%s.%s.%s: got %+v", test.path, test.owner, test.field, *row)
			}
		}
		if got != test.want {
			t.Errorf("%s.%s.%s %s: got tier %d, want %d", test.path, test.owner, test.field, test.typ, got, test.want)
		}
	}
	if row := OwnedField(nil, types.NewField(0, nil, "IdempotencyKey", types.Typ[types.String], false)); row != nil {
		t.Errorf("a field of no type: got %+v", *row)
	}
}

func TestFamilyRows(t *testing.T) {
	const (
		clock  = "example.com/clock"
		ids    = "example.com/nanoid"
		client = "example.com/client"
		aws    = "github.com/aws/aws-sdk-go/service/sqs"
		google = "google.golang.org/api/compute/v1"
	)
	for _, test := range []struct {
		path string // its last element names the package
		src  string
		name string
		want Role
		tier Tier
	}{
		{client, `type M struct{ MessageDeduplicationId *string }`, "M.MessageDeduplicationId", Key, Broker},
		{client, `type M struct{ MessageDeduplicationId string }`, "M.MessageDeduplicationId", Key, Broker},
		{client, `type M struct{ MessageDeduplicationId bool }`, "M.MessageDeduplicationId", 0, 0},
		{client, `type M struct{ MessageDeduplicationID string }`, "M.MessageDeduplicationID", 0, 0},
		{client, `var MessageDeduplicationId string`, "MessageDeduplicationId", 0, 0},
		{client, `func MessageDeduplicationId() string { return "" }`, "MessageDeduplicationId", 0, 0},

		{clock, `import "time"; type C interface{ Now() time.Time }`, "C.Now", Clock, 0},
		{clock, `import "time"; type C struct{}; func (C) Now() (t time.Time) { return }`, "C.Now", Clock, 0},
		{clock, `import "time"; type C struct{}; func (C) Now(zone string) (t time.Time) { return }`, "C.Now", Clock, 0},
		{clock, `import "time"; func Now() (t time.Time) { return }`, "Now", 0, 0}, // its body says
		{clock, `type C struct{}; func (C) Now() int { return 0 }`, "C.Now", 0, 0},
		{clock, `import "time"; type C struct{}; func (C) Now() (t time.Time, err error) { return }`, "C.Now", 0, 0},
		{clock, `import "time"; type C struct{}; func (C) Next() (t time.Time) { return }`, "C.Next", 0, 0},
		{clock, `type Time int; type C struct{}; func (C) Now() (t Time) { return }`, "C.Now", 0, 0},

		{ids, `func New() string { return "" }`, "New", Random, 0},
		{ids, `func MustGenerate() (id [16]byte) { return }`, "MustGenerate", Random, 0},
		{ids, `type ID []byte; func NewID() (ID, error) { return nil, nil }`, "NewID", Random, 0},
		{ids, `type G struct{}; func (*G) NextID() (uint64, error) { return 0, nil }`, "G.NextID", Random, 0},
		{ids, `func Parse() string { return "" }`, "Parse", 0, 0},
		{ids, `func FromHex(s string) string { return s }`, "FromHex", 0, 0},
		{ids, `func NewV5(ns [16]byte, name string) [16]byte { return ns }`, "NewV5", 0, 0},
		{ids, `func Must(id string, err error) string { return id }`, "Must", 0, 0},
		{ids, `func newID() string { return "" }`, "newID", 0, 0},
		{ids, `type Generator struct{}; func NewGenerator() *Generator { return nil }`, "NewGenerator", 0, 0},
		{ids, `func New() {}`, "New", 0, 0},
		{client, `func New() string { return "" }`, "New", 0, 0},
		{"github.com/google/uuid", `func NewNil() string { return "" }`, "NewNil", 0, 0}, // its file says it all

		{aws, `type I struct{}; func (i *I) SetMessageDeduplicationId(v string) *I { return i }`, "I.SetMessageDeduplicationId", Key, Broker},
		{client, `type P struct{}; func (*P) SetIdempotencyKey(v string) {}`, "P.SetIdempotencyKey", Key, Outgoing},
		{client, `type P struct{}; func (p P) IdempotencyKey(v string) P { return p }`, "P.IdempotencyKey", Key, Outgoing},
		{aws, `type RunInput struct{}; func (i *RunInput) SetClientToken(v string) *RunInput { return i }`, "RunInput.SetClientToken", Key, Outgoing},
		{aws, `type RunInput struct{}; func (i *RunInput) SetCallerReference(v string) *RunInput { return i }`, "RunInput.SetCallerReference", Key, Bare},
		{"example.com/p/vendor/" + aws, `type RunInput struct{}; func (i *RunInput) SetClientToken(v string) *RunInput { return i }`, "RunInput.SetClientToken", Key, Outgoing},
		{aws, `type RunInput struct{}; func (i *RunInput) SetCreationToken(v string) *RunInput { return i }`, "RunInput.SetCreationToken", Key, Outgoing},
		{aws, `type RunOutput struct{}; func (o *RunOutput) SetClientToken(v string) *RunOutput { return o }`, "RunOutput.SetClientToken", 0, 0},
		{aws, `type RunInput struct{}; func (i *RunInput) SetRequestId(v string) *RunInput { return i }`, "RunInput.SetRequestId", 0, 0},
		{aws, `type RunInput struct{}; func (i *RunInput) ClientToken(v string) *RunInput { return i }`, "RunInput.ClientToken", 0, 0},
		{google, `type C struct{}; func (c *C) RequestId(id string) *C { return c }`, "C.RequestId", Key, Outgoing},
		{client, `type Response struct{}; func (*Response) SetIdempotencyKey(v string) {}`, "Response.SetIdempotencyKey", 0, 0},
		{client, `func SetIdempotencyKey(v string) {}`, "SetIdempotencyKey", 0, 0},
		{client, `type P struct{}; func (*P) SetIdempotencyKey(v []byte) {}`, "P.SetIdempotencyKey", 0, 0},
		{client, `type P struct{}; func (*P) SetIdempotencyKey(a, b string) {}`, "P.SetIdempotencyKey", 0, 0},
		{client, `type P struct{}; func (P) IdempotencyKey() string { return "" }`, "P.IdempotencyKey", 0, 0},
		{client, `type P struct{}; func (P) IdempotencyKey(v string) bool { return false }`, "P.IdempotencyKey", 0, 0},
		{client, `type P struct{}; func (p *P) SetClientToken(v string) *P { return p }`, "P.SetClientToken", 0, 0},
		{client, `type C struct{}; func (c *C) RequestId(id string) *C { return c }`, "C.RequestId", 0, 0},
		{google, `type C struct{}; func (c *C) RequestId() string { return "" }`, "C.RequestId", 0, 0},
	} {
		pkg, _ := check(t, test.path, "package "+path.Base(unversioned(test.path))+"\n"+test.src)
		objs := Row{Name: test.name}.Lookup(pkg)
		if len(objs) == 0 {
			t.Errorf("%s: no %s", test.src, test.name)
			continue
		}
		var got Row
		if rows := familyRows(objs[0]); len(rows) > 0 {
			got = rows[0]
		}
		if got.Role != test.want || got.Tier != test.tier {
			t.Errorf("%s: %s: got role %d, tier %d, want %d, %d", test.path, test.src, got.Role, got.Tier, test.want, test.tier)
		}
		if err := got.Fits(objs[0]); got.Role != 0 && err != nil {
			t.Errorf("%s: %v", test.src, err)
		}
	}
}

func TestIsTime(t *testing.T) {
	pkg, _ := check(t, "example.com/p", `package p
import "time"
var a time.Time
var b Alias
var c Named
var d *time.Time
var e time.Duration
var f Time
type Alias = time.Time
type Named time.Time
type Time struct{}
`)
	for name, want := range map[string]bool{"a": true, "b": true, "c": false, "d": false, "e": false, "f": false} {
		if got := IsTime(pkg.Scope().Lookup(name).Type()); got != want {
			t.Errorf("IsTime(%v) = %v", pkg.Scope().Lookup(name).Type(), got)
		}
	}
}
