package catalog

import (
	"go/types"
	"slices"
	"testing"
)

// TestMirrored checks what is known of the methods of a program's own interfaces.
func TestMirrored(t *testing.T) {
	ctx, _ := check(t, "context", contextSource)
	sqs, _ := check(t, "github.com/aws/aws-sdk-go-v2/service/sqs", `package sqs
import "context"
type (
	Client struct{}
	Options struct{}
	Message struct{}
	DeleteMessageInput struct{}
	ReceiveMessageInput struct{}
	SendMessageInput struct{}
	SendMessageOutput struct{}
	StartMessageMoveTaskInput struct{}
)
func (*Client) DeleteMessage(ctx context.Context, params *DeleteMessageInput, optFns ...func(*Options)) error
func (*Client) ReceiveMessage(ctx context.Context, params *ReceiveMessageInput, optFns ...func(*Options)) ([]Message, error)
func (*Client) SendMessage(ctx context.Context, params *SendMessageInput, optFns ...func(*Options)) (*SendMessageOutput, error)
func (*Client) StartMessageMoveTask(ctx context.Context, params *StartMessageMoveTaskInput, optFns ...func(*Options)) error
`, ctx)
	for _, test := range []struct {
		method string
		want   []Row
	}{
		{"DeleteMessage(ctx context.Context, in *sqs.DeleteMessageInput) error", []Row{{Name: "Client.DeleteMessage", Role: Ack, At: Arg(1)}}},
		{"DeleteMessage(context.Context, *sqs.DeleteMessageInput, ...func(*sqs.Options)) error", []Row{{Name: "Client.DeleteMessage", Role: Ack, At: Arg(1)}}},
		{"SendMessage(in *sqs.SendMessageInput) error", []Row{{Name: "Client.SendMessage", Role: Publish, At: Arg(0)}}},
		{"StartMessageMoveTask(in *sqs.StartMessageMoveTaskInput) error", []Row{{Name: "StartMessageMoveTask", Role: Call, At: Arg(0)}}},
		{"ReceiveMessage(in *sqs.ReceiveMessageInput) error", []Row{{Name: "Client.ReceiveMessage", Role: Entry, From: Queue}}},
		{"ExecContext(ctx context.Context, q string, args ...any) (int, error)", []Row{{Name: "ExecContext", Role: Statement, At: Arg(1)}}},
		{"QueryRow(q string, args ...interface{}) int", []Row{{Name: "QueryRow", Role: Statement, At: Arg(0)}}},

		{"Enqueue(in *sqs.SendMessageInput) error", nil},
		{"SendMessage(in sqs.SendMessageInput) error", nil},
		{"SendMessage(in string) error", nil},
		{"Exec(q string) error", nil},
		{"Exec(args ...any) error", nil},
		{"Exec(n int, args ...any) error", nil},
		{"Exec(name string, args ...string) error", nil},
		{"Printf(format string, args ...any) error", nil},
	} {
		pkg, info := check(t, "example.com/p", `package p
import "context"
import "github.com/aws/aws-sdk-go-v2/service/sqs"
var _ context.Context
var _ sqs.SendMessageInput
type I interface { `+test.method+` }
`, ctx, sqs)
		method := pkg.Scope().Lookup("I").Type().Underlying().(*types.Interface).ExplicitMethod(0)
		if got := NewIndex(pkg, info).Rows(method); !slices.Equal(got, test.want) {
			t.Errorf("%s: got %+v, want %+v", test.method, got, test.want)
		}
	}
}
