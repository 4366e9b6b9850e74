package gin

import "net/http"

type H map[string]any

type Error struct{ Err error }

func (e *Error) JSON() any

type Context struct {
	Request *http.Request
}

type HandlerFunc func(*Context)

type IRoutes interface {
	Use(...HandlerFunc) IRoutes
	GET(string, ...HandlerFunc) IRoutes
	POST(string, ...HandlerFunc) IRoutes
	PUT(string, ...HandlerFunc) IRoutes
}

type RouterGroup struct{}

func (group *RouterGroup) Use(middleware ...HandlerFunc) IRoutes
func (group *RouterGroup) GET(relativePath string, handlers ...HandlerFunc) IRoutes
func (group *RouterGroup) POST(relativePath string, handlers ...HandlerFunc) IRoutes
func (group *RouterGroup) PUT(relativePath string, handlers ...HandlerFunc) IRoutes

type Engine struct{ RouterGroup }

func New() *Engine

func (c *Context) Abort()
func (c *Context) AbortWithError(code int, err error) *Error
func (c *Context) AbortWithStatus(code int)
func (c *Context) AbortWithStatusJSON(code int, jsonObj any)
func (c *Context) Error(err error) *Error
func (c *Context) JSON(code int, obj any)
func (c *Context) String(code int, format string, values ...any)
func (c *Context) Status(code int)
func (c *Context) Next()
func (c *Context) Param(key string) string
func (c *Context) ShouldBindJSON(obj any) error
