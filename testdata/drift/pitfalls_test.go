package drift

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/types"
	"testing"

	"golang.org/x/tools/go/packages"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
)

// TestUses has programs that use libraries as people do, through promotion,
// aliases, embedding and type arguments. All uses of one identifier must be
// known by one row.
func TestUses(t *testing.T) {
	u := universeOf(t)
	for _, test := range []struct {
		name    string
		imports []string // as in the source
		params  string   // of the function around the body
		body    string
		use     string // the identifier
		want    catalog.Row
	}{
		{
			name:    "method of an embedded struct",
			imports: []string{`"github.com/gin-gonic/gin"`},
			params:  "e *gin.Engine, g *gin.RouterGroup, r gin.IRoutes, h gin.HandlerFunc",
			body:    `e.POST("/", h); g.POST("/", h); r.POST("/", h); e.Group("/").POST("/", h)`,
			use:     "POST",
			want:    catalog.Row{Name: "IRoutes.POST", Role: catalog.Entry, At: catalog.Arg(1), From: catalog.HTTP},
		},
		{
			name:    "setter of an embedded struct",
			imports: []string{`"github.com/stripe/stripe-go/v82"`},
			params:  "p *stripe.PaymentIntentParams, c *stripe.CustomerParams",
			body:    `p.SetIdempotencyKey("k"); c.SetIdempotencyKey("k")`,
			use:     "SetIdempotencyKey",
			want:    catalog.Row{Name: "SetIdempotencyKey", Role: catalog.Key, At: catalog.Arg(0), Tier: catalog.Outgoing},
		},
		{
			name:    "the same before modules",
			imports: []string{`"github.com/stripe/stripe-go"`},
			params:  "p *stripe.ChargeParams",
			body:    `p.SetIdempotencyKey("k")`,
			use:     "SetIdempotencyKey",
			want:    catalog.Row{Name: "SetIdempotencyKey", Role: catalog.Key, At: catalog.Arg(0), Tier: catalog.Outgoing},
		},
		{
			name:    "generic helper",
			imports: []string{`"github.com/stripe/stripe-go/v82"`},
			body:    `_ = stripe.String("k")`,
			use:     "String",
			want:    catalog.Row{Name: "String", Role: catalog.Identity, At: catalog.Param("v")},
		},
		{
			name:    "field of an aliased struct",
			imports: []string{`"go.temporal.io/sdk/client"`},
			body:    `_ = client.StartWorkflowOptions{ID: "k"}; var o client.StartWorkflowOptions; o.ID = "k"`,
			use:     "ID",
			want:    catalog.Row{Name: "StartWorkflowOptions.ID", Role: catalog.Key, Tier: catalog.Naming},
		},
		{
			name:    "field of an aliased struct, by the workflow",
			imports: []string{`"go.temporal.io/sdk/workflow"`},
			body:    `_ = workflow.ChildWorkflowOptions{WorkflowID: "k"}`,
			use:     "WorkflowID",
			want:    catalog.Row{Name: "ChildWorkflowOptions.WorkflowID", Role: catalog.Key, Tier: catalog.Naming},
		},
		{
			name:    "method of an embedded interface",
			imports: []string{`"go.temporal.io/sdk/worker"`},
			params:  "w worker.Worker, r worker.Registry, f func()",
			body:    `w.RegisterActivity(f); r.RegisterActivity(f)`,
			use:     "RegisterActivity",
			want:    catalog.Row{Name: "ActivityRegistry.RegisterActivity", Role: catalog.Entry, At: catalog.Param("a"), From: catalog.Activity},
		},
		{
			name:    "field of an aliased message",
			imports: []string{`"cloud.google.com/go/pubsub"`},
			params:  "m *pubsub.Message",
			body:    `_ = m.DeliveryAttempt`,
			use:     "DeliveryAttempt",
			want:    catalog.Row{Name: "Message.DeliveryAttempt", Role: catalog.Delivery},
		},
		{
			name:    "field of an aliased message, version 2",
			imports: []string{`"cloud.google.com/go/pubsub/v2"`},
			body:    `_ = pubsub.Message{OrderingKey: "k"}`,
			use:     "OrderingKey",
			want:    catalog.Row{Name: "Message.OrderingKey", Role: catalog.Group},
		},
		{
			name:    "aliased type",
			imports: []string{`"cloud.google.com/go/pubsub"`},
			params:  "m *pubsub.Message",
			use:     "Message",
			want:    catalog.Row{Name: "Message", Role: catalog.Entry, From: catalog.Queue},
		},
		{
			name:    "method of an aliased event",
			imports: []string{`cloudevents "github.com/cloudevents/sdk-go/v2"`},
			params:  "e cloudevents.Event",
			body:    `_ = e.ID()`,
			use:     "ID",
			want:    catalog.Row{Name: "Event.ID", Role: catalog.Message},
		},
		{
			name:    "clients and interfaces of one method",
			imports: []string{`"github.com/redis/go-redis/v9"`},
			params:  "c *redis.Client, cc *redis.ClusterClient, r *redis.Ring, cm redis.Cmdable, u redis.UniversalClient, p redis.Pipeliner",
			body:    `c.SetNX(nil, "k", 1, 0); cc.SetNX(nil, "k", 1, 0); r.SetNX(nil, "k", 1, 0); cm.SetNX(nil, "k", 1, 0); u.SetNX(nil, "k", 1, 0); p.SetNX(nil, "k", 1, 0)`,
			use:     "SetNX",
			want:    catalog.Row{Name: "Cmdable.SetNX", Role: catalog.Claim, At: catalog.Param("key")},
		},
		{
			name:    "the same at its former path",
			imports: []string{`"github.com/go-redis/redis/v8"`},
			params:  "c *redis.Client, cm redis.Cmdable",
			body:    `c.SetNX(nil, "k", 1, 0); cm.SetNX(nil, "k", 1, 0)`,
			use:     "SetNX",
			want:    catalog.Row{Name: "Cmdable.SetNX", Role: catalog.Claim, At: catalog.Param("key")},
		},
		{
			name:    "setters of the first AWS SDK",
			imports: []string{`"github.com/aws/aws-sdk-go/service/sqs"`, `"github.com/aws/aws-sdk-go/service/sns"`},
			body:    `(&sqs.SendMessageInput{}).SetQueueUrl("u").SetMessageDeduplicationId("k"); (&sns.PublishInput{}).SetMessageDeduplicationId("k")`,
			use:     "SetMessageDeduplicationId",
			want:    catalog.Row{Name: "SetMessageDeduplicationId", Role: catalog.Key, At: catalog.Arg(0), Tier: catalog.Broker},
		},
		{
			name:    "fields of both AWS SDKs",
			imports: []string{`"github.com/aws/aws-sdk-go/service/sqs"`, `"github.com/aws/aws-sdk-go-v2/service/sqs/types"`},
			body:    `_ = sqs.SendMessageInput{MessageDeduplicationId: nil}; _ = types.SendMessageBatchRequestEntry{MessageDeduplicationId: nil}`,
			use:     "MessageDeduplicationId",
			want:    catalog.Row{Role: catalog.Key, Tier: catalog.Broker},
		},
		{
			name:    "token setters of the first AWS SDK",
			imports: []string{`"github.com/aws/aws-sdk-go/service/dynamodb"`},
			params:  "in *dynamodb.TransactWriteItemsInput",
			body:    `in.SetClientRequestToken("k")`,
			use:     "SetClientRequestToken",
			want:    catalog.Row{Name: "SetClientRequestToken", Role: catalog.Key, At: catalog.Arg(0), Tier: catalog.Outgoing},
		},
		{
			name:    "method of a generic interface",
			imports: []string{`"github.com/riverqueue/river"`},
			params:  "w river.Worker[river.JobArgs]",
			body:    `w.Work(nil, nil)`,
			use:     "Work",
			want:    catalog.Row{Name: "Worker.Work", Role: catalog.Entry, At: catalog.Recv, From: catalog.Job},
		},
		{
			name:    "field of a struct that a generic one embeds",
			imports: []string{`"github.com/riverqueue/river"`},
			params:  "j *river.Job[river.JobArgs]",
			body:    `_ = j.Attempt; _ = j.JobRow.Attempt`,
			use:     "Attempt",
			want:    catalog.Row{Name: "JobRow.Attempt", Role: catalog.Delivery},
		},
		{
			name:    "method of an instantiated type",
			imports: []string{`"github.com/hashicorp/golang-lru/v2"`},
			params:  "c *lru.Cache[string, int]",
			body:    `c.ContainsOrAdd("k", 1)`,
			use:     "ContainsOrAdd",
			want:    catalog.Row{Name: "Cache.ContainsOrAdd", Role: catalog.Claim, At: catalog.Param("key")},
		},
		{
			name:    "generic function",
			imports: []string{`"k8s.io/utils/ptr"`, `"github.com/cenkalti/backoff/v5"`},
			body:    `backoff.Retry(nil, func() (int, error) { return 0, nil })`,
			use:     "Retry",
			want:    catalog.Row{Name: "Retry", Role: catalog.Retry, At: catalog.Param("operation")},
		},
		{
			name:    "the same function before it was generic",
			imports: []string{`"github.com/cenkalti/backoff/v4"`},
			body:    `backoff.Retry(func() error { return nil }, nil)`,
			use:     "Retry",
			want:    catalog.Row{Name: "Retry", Role: catalog.Retry, At: catalog.Param("o")},
		},
		{
			name:    "method of an unexported embedded struct",
			imports: []string{`"github.com/patrickmn/go-cache"`},
			params:  "c *cache.Cache",
			body:    `c.Add("k", 1, 0)`,
			use:     "Add",
			want:    catalog.Row{Name: "Cache.Add", Role: catalog.Claim, At: catalog.Param("k")},
		},
		{
			name:    "handlers as interface and as struct",
			imports: []string{`"github.com/gofiber/fiber/v2"`, `"github.com/labstack/echo/v5"`},
			params:  "a *fiber.App, r fiber.Router",
			body:    `a.Post("/"); r.Post("/"); a.Group("/").Post("/")`,
			use:     "Post",
			want:    catalog.Row{Name: "Router.Post", Role: catalog.Entry, At: catalog.Arg(1), From: catalog.HTTP},
		},
		{
			name:    "implementation with other parameter names",
			imports: []string{`"github.com/go-chi/chi/v5"`},
			params:  "m *chi.Mux, r chi.Router",
			body:    `m.Post("/", nil); r.Post("/", nil); m.Group(nil).Post("/", nil)`,
			use:     "Post",
			want:    catalog.Row{Name: "Router.Post", Role: catalog.Entry, At: catalog.Arg(1), From: catalog.HTTP},
		},
		{
			name:    "clock of an interface of its own",
			imports: []string{`"k8s.io/utils/clock"`},
			params:  "c clock.WithTicker, r clock.RealClock",
			body:    `_ = c.Since(c.Now()); _ = r.Since(r.Now())`,
			use:     "Since",
			want:    catalog.Row{Name: "PassiveClock.Since", Role: catalog.Clock},
		},
		{
			name:    "variable",
			imports: []string{`"crypto/rand"`},
			body:    `_ = rand.Reader`,
			use:     "Reader",
			want:    catalog.Row{Name: "Reader", Role: catalog.Random},
		},
		{
			name:    "both versions of a standard package",
			imports: []string{`"math/rand/v2"`},
			params:  "r *rand.Rand",
			body:    `_ = rand.N(10); _ = rand.N(10.5)`,
			use:     "N",
			want:    catalog.Row{Name: "N", Role: catalog.Random},
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			src := "package p\n"
			for _, spec := range test.imports {
				src += "import " + spec + "\n"
			}
			src += fmt.Sprintf("func _(%s) {\n%s\n}\n", test.params, test.body)
			rows := u.rows(t, src, test.use, nil)
			if len(rows) == 0 {
				t.Fatalf("%s is not used", test.use)
			}
			for _, got := range rows {
				if len(got) != 1 || got[0] != test.want {
					t.Errorf("%s: got %+v, want %+v", test.use, got, test.want)
				}
			}
		})
	}
}

// TestVendored has a use of a copy in a vendor directory.
func TestVendored(t *testing.T) {
	u := universeOf(t)
	const path = "github.com/google/uuid"
	vendored := u.check(u.library(path), "example.com/app/vendor/"+path)
	src := fmt.Sprintf("package p\nimport %q\nvar _ = uuid.NewString()", path)
	for _, got := range u.rows(t, src, "NewString", map[string]*types.Package{path: vendored}) {
		if want := (catalog.Row{Name: "NewString", Role: catalog.Random}); len(got) != 1 || got[0] != want {
			t.Errorf("got %+v, want %+v", got, want)
		}
	}
}

// rows type-checks a program and returns what the catalogue says of each use of
// an identifier in it.
func (u *universe) rows(t *testing.T, src, ident string, overlay map[string]*types.Package) [][]catalog.Row {
	t.Helper()
	file, err := parser.ParseFile(u.fset, "p.go", src, 0)
	if err != nil {
		t.Fatal(err)
	}
	conf := types.Config{
		Importer: importer(func(path string) (*types.Package, error) {
			if pkg := overlay[path]; pkg != nil {
				return pkg, nil
			}
			return importerOf(u, &packages.Package{})(path)
		}),
		Error: func(err error) {
			if !err.(types.Error).Soft { // an unused import or variable
				t.Error(err)
			}
		},
	}
	info := &types.Info{Uses: make(map[*ast.Ident]types.Object)}
	pkg, _ := conf.Check("example.com/p", u.fset, []*ast.File{file}, info)
	index := catalog.NewIndex(pkg, info)
	var rows [][]catalog.Row
	for id, obj := range info.Uses {
		if id.Name == ident {
			rows = append(rows, index.Rows(obj))
		}
	}
	return rows
}
