package fasthttp

type RequestCtx struct{}

func (ctx *RequestCtx) PostBody() []byte
func (ctx *RequestCtx) SetStatusCode(statusCode int)
func (ctx *RequestCtx) Error(msg string, statusCode int)
func (ctx *RequestCtx) SetBodyString(body string)

type RequestHandler func(ctx *RequestCtx)

func ListenAndServe(addr string, handler RequestHandler) error
