package chi

import "net/http"

type Router interface {
	http.Handler
	Get(pattern string, h http.HandlerFunc)
	Post(pattern string, h http.HandlerFunc)
	Method(method, pattern string, h http.Handler)
}

type Mux struct{}

func NewRouter() *Mux

func (mx *Mux) ServeHTTP(w http.ResponseWriter, r *http.Request)
func (mx *Mux) Get(pattern string, handlerFn http.HandlerFunc)
func (mx *Mux) Post(pattern string, handlerFn http.HandlerFunc)
func (mx *Mux) Method(method, pattern string, handler http.Handler)

func URLParam(r *http.Request, key string) string
