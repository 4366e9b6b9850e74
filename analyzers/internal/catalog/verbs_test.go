package catalog

import (
	"fmt"
	"go/types"
	"slices"
	"strings"
	"testing"
)

const contextSource = `package context
type Context interface{ Err() error }
`

// verbCases are methods of an interface, one a line: what it does, its receiver's
// type, and the method.
const verbCases = `
Write Shelf    Lend(ctx context.Context, l Loan) error
Write Shelf    TakeBack(ctx context.Context, book string) error
Write Shelf    Describe(ctx context.Context, book string, record []byte) error
Write Clips    SetState(ctx context.Context, clip, state, detail string) error
Write Accounts Transfer(ctx context.Context, from, to string, points int) error
Write Ledger   Settle(ctx context.Context, invoice string, cents int64) error
Write Ledger   Reverse(ctx context.Context, invoice string, cents int64) (entry string, err error)
Write Archive  Put(ctx context.Context, name string, body []byte) error
Write Fleet    Offer(ctx context.Context, driver string) error
Write Fleet    Refresh(ctx context.Context, zone string) error
Write Rides    Close(ctx context.Context, id string, fare int64) error
Write Journal  Seal(ctx context.Context, manifest string, parcels []string) error
Write Customs  Lodge(ctx context.Context, d Loan) (reference string, err error)
Write Store    UpsertPatient(ctx context.Context, p Loan) (Loan, error)
Write Store    OpenFile(ctx context.Context, patient int64, reason string) error
Write Store    BatchCreate(ctx context.Context, all []Loan) error
Write Store    SoftDelete(ctx context.Context, id string) error
Write Store    FindOrCreate(ctx context.Context, name string) (*Loan, error)
Write Store    CheckAndMark(ctx context.Context, id string) (bool, error)
Write Slots    Take(ctx context.Context, carrier string) (bool, error)
Write Tx       Commit() error
Write Table    Save(l Loan) error
Write Table    Update(ctx context.Context, id string, change func(*Loan)) error
Write Courier  Dispatch(ctx context.Context, depot, parcel string) error
Write Store    SetStatus(id, status string) error
Write Store    SaveTx(ctx context.Context, id string) error
Write Meter    Start(ctx context.Context, id string) error
Write Notifications Save(ctx context.Context, l Loan) error
Write TopicRepository Add(ctx context.Context, l Loan) error
Write HandlerChain Handle(ctx context.Context, l Loan) error

Read Store     Get(ctx context.Context, id string) (*Loan, error)
Read Store     FindByReader(ctx context.Context, reader string) ([]Loan, error)
Read Store     Load(ctx context.Context, id string, into *Loan) error
Read Store     Fetch(ctx context.Context, id string, into any) error
Read Store     List(ctx context.Context, into interface{ Len() int }) error
Read Store     Lookup(id string) (Loan, bool, error)
Read Store     HasBook(ctx context.Context, id string) (bool, error)
Read Store     JobGetTx(ctx context.Context, id string) (*Loan, error)
Read Bucket    Attrs(ctx context.Context) (*Loan, error)
Read Store     Known(ctx context.Context, carrier, scan string) (bool, error)
Read Store     IsDuplicate(ctx context.Context, id string) (bool, error)
Read Accounts  Balance(ctx context.Context, member string) (int, error)
Read Accounts  Members(ctx context.Context) ([]string, error)

Publish Events Publish(ctx context.Context, topic string, l Loan) error
Publish Jobs   Enqueue(l Loan) error
Publish Worker PublishEvent(ctx context.Context, l Loan) error
Publish Queue  Send(ctx context.Context, l Loan) error
Publish Bus    Dispatch(ctx context.Context, l Loan) error
Publish Shop   DispatchEvent(ctx context.Context, l Loan) error
Publish Topics Push(l Loan) error
Publish Writer WriteMessages(ctx context.Context, all ...Loan) error

Notify Mailer   Deliver(ctx context.Context, to string, pdf []byte) error
Notify Texter   Send(ctx context.Context, to, text string) error
Notify Clinic   SendSMS(ctx context.Context, to, text string) error
Notify Clinic   SendWelcomeEmail(to string) error
Notify Slack    PostMessage(ctx context.Context, room, text string) error
Notify Notifier Notify(ctx context.Context, l Loan) error
Notify Users    NotifyOwner(ctx context.Context, l Loan) error
Notify Push     SendNotification(ctx context.Context, l Loan) error

Call Partner Call(ctx context.Context, house string) error
Call Partner SubmitClaim(ctx context.Context, l Loan) (string, error)
Call Partner Do(ctx context.Context, l Loan) (Loan, error)
Call Partner RoundTrip(ctx context.Context, l Loan) (Loan, error)
Call Partner Send(ctx context.Context, l Loan) error
Call Partner Execute(ctx context.Context, l Loan) error

0 Store      Validate(ctx context.Context, l Loan) error
0 Store      Get(ctx context.Context, id string) *Loan
0 Store      Save(ctx context.Context, l Loan)
0 Store      CheckName(ctx context.Context, name string) error
0 Conn       SetDeadline(n int) error
0 Values     WriteString(s string) error
0 Values     ReadString() (string, error)
0 Hooks      BeforeInsert(ctx context.Context, l Loan) error
0 Store      Ping(ctx context.Context) error
0 Store      Close(ctx context.Context) error
0 Store      Close() error
0 Store      Flush(ctx context.Context) error
0 Store      Begin(ctx context.Context) (*Loan, error)
0 Store      Rollback(ctx context.Context) error
0 Store      Transaction(ctx context.Context, f func() error) error
0 Store      Update(ctx context.Context, f func() error) error
0 Store      RecordMetric(ctx context.Context, n int) error
0 Store      LogEntry(ctx context.Context, l Loan) error
0 Store      Lend(l Loan) error
0 Renderer   Render(ctx context.Context, l Loan) ([]byte, error)
0 Renderer   Draw(ctx context.Context, l Loan) ([]byte, error)
0 Cache      Set(ctx context.Context, key string, l Loan) error
0 LoanCache  Delete(ctx context.Context, key string) error
0 Metrics    Add(ctx context.Context, n int) error
0 AuditLog   Append(ctx context.Context, l Loan) error
0 Tracer     Start(ctx context.Context, name string) error
0 Validator  Apply(ctx context.Context, l Loan) error
0 Locker     Obtain(ctx context.Context, key string) error
0 Mutex      Extend(ctx context.Context, n int) error
0 Limiter    Take(ctx context.Context, n int) error
0 SessionStore Save(ctx context.Context, l Loan) error
0 Signer     Sign(ctx context.Context, b []byte) ([]byte, error)
0 Auth       Authenticate(ctx context.Context, token string) (string, error)
0 Hash       Write(p []byte) (int, error)
0 Source     Read(p []byte) (int, error)
0 Source     Next(ctx context.Context) (*Loan, error)
0 Source     Receive(ctx context.Context) (*Loan, error)
0 Message    Ack(ctx context.Context) error
0 Message    Nack(ctx context.Context) error
0 Watch      Send(l *Loan) error
0 Worker     Start(ctx context.Context) error
0 Worker     Stop(ctx context.Context) error
0 Worker     Run(ctx context.Context, l Loan) error
0 Worker     Wait(ctx context.Context) error
0 Codec      Put(l Loan) error
0 Files      Open(ctx context.Context, name string) (Handle, error)
0 Parser     Parse(b []byte) (Loan, error)
0 Health     Check(ctx context.Context) error
`

func TestEffectOf(t *testing.T) {
	names := map[string]Role{"0": 0, "Read": Read, "Write": Write, "Publish": Publish, "Notify": Notify, "Call": Call}
	ctx, _ := check(t, "context", contextSource)
	for line := range strings.Lines(verbCases) {
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		want, rest, _ := strings.Cut(line, " ")
		owner, method, _ := strings.Cut(strings.TrimSpace(rest), " ")
		method = strings.TrimSpace(method)
		pkg, _ := check(t, "example.com/p", fmt.Sprintf(`package p
import "context"
type Loan struct{ Book string }
type Handle struct{}
func (Handle) Close() error { return nil }
var _ context.Context
type %s interface{ %s }
`, owner, method), ctx)
		iface := pkg.Scope().Lookup(owner).Type().Underlying().(*types.Interface)
		if got := EffectOf(iface.ExplicitMethod(0)); got != names[want] {
			t.Errorf("%s.%s: got %d, want %s", owner, method, got, want)
		}
	}
}

// Functions without a receiver go by the name of their package, and those of the
// standard library are known.
func TestEffectOfFunctions(t *testing.T) {
	ctx, _ := check(t, "context", contextSource)
	for _, test := range []struct {
		path, decl string
		want       Role
	}{
		{"example.com/charge", "func Create(ctx context.Context, cents int) error { return nil }", Write},
		{"example.com/mailer", "func Send(ctx context.Context, to string) error { return nil }", Notify},
		{"example.com/charge", "func Create(cents int) error { return nil }", 0},
		{"example.com/validator", "func Struct(ctx context.Context, v any) error { return nil }", 0},
		{"example.com/p", "func Charge(ctx context.Context, cents int) { }", 0},
		{"os/x", "func Remove(ctx context.Context, name string) error { return nil }", 0},
	} {
		name := test.path[strings.LastIndexByte(test.path, '/')+1:]
		pkg, _ := check(t, test.path, "package "+name+"\nimport \"context\"\nvar _ context.Context\n"+test.decl, ctx)
		for _, n := range pkg.Scope().Names() {
			if fn, ok := pkg.Scope().Lookup(n).(*types.Func); ok {
				if got := EffectOf(fn); got != test.want {
					t.Errorf("%s.%s: got %d, want %d", test.path, n, got, test.want)
				}
			}
		}
	}
}

func TestSplitWords(t *testing.T) {
	for name, want := range map[string][]string{
		"":                nil,
		"Save":            {"save"},
		"upsertPatient":   {"upsert", "patient"},
		"SendSMSToUser":   {"send", "sms", "to", "user"},
		"FindByIDs":       {"find", "by", "ids"},
		"HTTPClient":      {"http", "client"},
		"Orders_WatchRPC": {"orders", "watch", "rpc"},
		"OAuth2Token":     {"o", "auth2", "token"},
		"ID":              {"id"},
	} {
		if got := splitWords(name); !slices.Equal(got, want) {
			t.Errorf("splitWords(%q) = %q, want %q", name, got, want)
		}
	}
}
