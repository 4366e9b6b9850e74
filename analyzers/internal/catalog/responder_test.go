package catalog

import "testing"

// TestAnswers checks what requests are answered with: by its methods, and not by
// its name.
func TestAnswers(t *testing.T) {
	http, _ := check(t, "net/http", `package http
type ResponseWriter interface {
	Write(data []byte) (int, error)
	WriteHeader(statusCode int)
}
type Request struct{}
`)
	gin, _ := check(t, "github.com/gin-gonic/gin", `package gin
type Context struct{}
func (*Context) JSON(code int, obj any) {}
`)
	pkg, info := check(t, "example.com/p", `package p
import "net/http"
import "github.com/gin-gonic/gin"
type Context struct{}
type wrapped struct { http.ResponseWriter }
var (
	Writer http.ResponseWriter
	Gin    *gin.Context

	Own     Context
	Wrapped wrapped
	Request *http.Request
	Text    string
)
`, http, gin)
	ix := NewIndex(pkg, info)
	for name, want := range map[string]bool{"Writer": true, "Gin": true, "Own": false, "Wrapped": false, "Request": false, "Text": false} {
		if got := ix.Answers(pkg.Scope().Lookup(name).Type()); got != want {
			t.Errorf("%s: got %t, want %t", name, got, want)
		}
	}
}

func TestFailedItems(t *testing.T) {
	pkg, info := check(t, "example.com/p", `package p
type (
	Response struct { BatchItemFailures []Item }
	Item     struct { ItemIdentifier string }

	Result struct { Failures []Named }
	Named  struct { ItemIdentifier, Name string }
)
`)
	ix := NewIndex(pkg, info)
	for name, want := range map[string]bool{"Item": true, "Response": false, "Result": false, "Named": false} {
		if got := ix.Row(pkg.Scope().Lookup(name), Failed) != nil; got != want {
			t.Errorf("%s: got %t, want %t", name, got, want)
		}
	}
}
