package echo

import "net/http"

type Context interface {
	Request() *http.Request
	Param(name string) string
	Bind(i interface{}) error
	JSON(code int, i interface{}) error
	String(code int, s string) error
	NoContent(code int) error
	Error(err error)
}

type HandlerFunc func(c Context) error

type MiddlewareFunc func(next HandlerFunc) HandlerFunc

type Route struct{}

type Echo struct{}

func New() *Echo

func (e *Echo) GET(path string, h HandlerFunc, m ...MiddlewareFunc) *Route
func (e *Echo) POST(path string, h HandlerFunc, m ...MiddlewareFunc) *Route

type HTTPError struct {
	Code    int
	Message interface{}
}

func (he *HTTPError) Error() string

func NewHTTPError(code int, message ...interface{}) *HTTPError
