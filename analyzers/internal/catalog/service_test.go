package catalog

import (
	"go/types"
	"slices"
	"testing"
)

func TestServiceRows(t *testing.T) {
	const aws, awsV1 = "github.com/aws/aws-sdk-go-v2/service/ecs", "github.com/aws/aws-sdk-go/service/ecs"
	const stripe = "github.com/stripe/stripe-go/v82/charge"
	ctx, _ := check(t, "context", contextSource)
	for _, test := range []struct {
		path, decl string
		want       []Row
	}{
		{aws, "func (*Client) RunTask(ctx context.Context, in *RunTaskInput) (*RunTaskOutput, error)", []Row{{Name: "RunTask", Role: Call, At: Arg(1)}}},
		{aws, "func (*Client) BatchPutThings(ctx context.Context, in *RunTaskInput) (*RunTaskOutput, error)", []Row{{Name: "BatchPutThings", Role: Call, At: Arg(1)}}},
		{aws, "func (*Client) DescribeTasks(ctx context.Context, in *RunTaskInput) (*RunTaskOutput, error)", []Row{{Name: "DescribeTasks", Role: Read}}},
		{aws, "func (*Client) BatchGetThings(ctx context.Context, in *RunTaskInput) (*RunTaskOutput, error)", []Row{{Name: "BatchGetThings", Role: Read}}},
		{awsV1, "func (*ECS) StopTask(in *RunTaskInput) (*RunTaskOutput, error)", []Row{{Name: "StopTask", Role: Call, At: Arg(0)}}},
		{awsV1, "func (*ECS) ListTasksPages(in *RunTaskInput, f func(bool) bool) error", []Row{{Name: "ListTasksPages", Role: Read}}},
		{"cloud.google.com/go/run/apiv2", "func (*ServicesClient) DeleteService(ctx context.Context, r *DeleteRequest) error", []Row{{Name: "DeleteService", Role: Call, At: Arg(1)}}},
		{"cloud.google.com/go/run/apiv2", "func (*ServicesClient) GetService(ctx context.Context, r *DeleteRequest) (*Service, error)", []Row{{Name: "GetService", Role: Read}}},
		{"google.golang.org/api/calendar/v3", "func (*EventsInsertCall) Do(opts ...int) (*Service, error)", []Row{{Name: "Do", Role: Call, At: Recv}}},
		{"google.golang.org/api/calendar/v3", "func (*EventsListCall) Do(opts ...int) (*Service, error)", []Row{{Name: "Do", Role: Read}}},
		{stripe, "func New(params *ChargeParams) (*Service, error)", []Row{{Name: "New", Role: Call, At: Arg(0)}}},
		{stripe, "func (*Client) Get(id string, params *ChargeParams) (*Service, error)", []Row{{Name: "Get", Role: Read}}},

		{aws, "func (*Client) RunTask(ctx context.Context, in *RunTaskInput) *RunTaskOutput", nil}, // it cannot fail
		{aws, "func (*Client) Options(ctx context.Context) error", nil},
		{aws, "func (*Client) DecryptThing(ctx context.Context, in *RunTaskInput) (*RunTaskOutput, error)", nil},
		{aws, "func Helper(in *RunTaskInput) error", nil},
		{awsV1, "func (*ECS) WaitUntilTasksStopped(in *RunTaskInput) error", nil},
		{"github.com/aws/aws-sdk-go-v2/config", "func (*Client) RunTask(in *RunTaskInput) error", nil},
		{"cloud.google.com/go/storage", "func (*Client) DeleteService(r *DeleteRequest) error", nil},
		{"google.golang.org/api/option", "func (*Client) Do() error", nil},
		{"google.golang.org/api/calendar/v3", "func (*EventsListCall) Header(opts ...int) error", nil},
		{stripe, "func (*Client) Key(id string) error", nil},
		{stripe, "func (*Client) hidden(params *ChargeParams) error", nil},
		{"example.com/p", "func (*Client) RunTask(ctx context.Context, in *RunTaskInput) (*RunTaskOutput, error)", nil},
	} {
		pkg, info := check(t, test.path, `package p
import "context"
var _ context.Context
type (
	Client struct{}
	ECS struct{}
	ServicesClient struct{}
	EventsInsertCall struct{}
	EventsListCall struct{}
	Service struct{}
	RunTaskInput struct{}
	RunTaskOutput struct{}
	DeleteRequest struct{}
	ChargeParams struct{}
)
`+test.decl+` { panic(0) }`, ctx)
		for _, obj := range info.Defs {
			fn, ok := obj.(*types.Func)
			if !ok {
				continue
			}
			if got := familyRows(fn); !slices.Equal(got, test.want) {
				t.Errorf("%s: %s: got %+v, want %+v", pkg.Path(), fn.Name(), got, test.want)
			}
			for _, row := range test.want {
				if err := row.Fits(fn); err != nil {
					t.Errorf("%s: %s: %v", pkg.Path(), fn.Name(), err)
				}
			}
		}
	}
}
