package catalog

import (
	"go/types"
	"slices"
	"testing"
)

func TestMirrorRows(t *testing.T) {
	ctx, _ := check(t, "context", contextSource)
	sqs, _ := check(t, "github.com/aws/aws-sdk-go-v2/service/sqs", `package sqs
type (
	DeleteMessageInput struct{}
	ReceiveMessageInput struct{}
	SendMessageInput struct{}
	StartMessageMoveTaskInput struct{}
)
`)
	for _, test := range []struct {
		method string
		want   []Row
	}{
		{"DeleteMessage(ctx context.Context, in *sqs.DeleteMessageInput) error", []Row{{Name: "DeleteMessage", Role: Ack, At: Arg(1)}}},
		{"SendMessage(in *sqs.SendMessageInput) error", []Row{{Name: "SendMessage", Role: Publish, At: Arg(0)}}},
		{"SendMessageWithContext(ctx context.Context, in *sqs.SendMessageInput) error", []Row{{Name: "SendMessageWithContext", Role: Publish, At: Arg(1)}}},
		{"StartMessageMoveTask(in *sqs.StartMessageMoveTaskInput) error", []Row{{Name: "StartMessageMoveTask", Role: Call, At: Arg(0)}}},
		{"ExecContext(ctx context.Context, q string, args ...any) (int, error)", []Row{{Name: "ExecContext", Role: Statement, At: Arg(1)}}},
		{"QueryRow(q string, args ...interface{}) int", []Row{{Name: "QueryRow", Role: Statement, At: Arg(0)}}},

		{"ReceiveMessage(in *sqs.ReceiveMessageInput) error", nil},
		{"Enqueue(in *sqs.SendMessageInput) error", nil},
		{"SendMessage(in sqs.SendMessageInput) error", nil},
		{"Exec(q string) error", nil},
		{"Exec(args ...any) error", nil},
		{"Exec(n int, args ...any) error", nil},
		{"Exec(name string, args ...string) error", nil},
		{"Printf(format string, args ...any) error", nil},
	} {
		pkg, _ := check(t, "example.com/p", `package p
import "context"
import "github.com/aws/aws-sdk-go-v2/service/sqs"
var _ context.Context
var _ sqs.SendMessageInput
type I interface { `+test.method+` }
`, ctx, sqs)
		method := pkg.Scope().Lookup("I").Type().Underlying().(*types.Interface).ExplicitMethod(0)
		if got := familyRows(method); !slices.Equal(got, test.want) {
			t.Errorf("%s: got %+v, want %+v", test.method, got, test.want)
		}
	}
}
