package fiber

const (
	StatusOK                  = 200
	StatusInternalServerError = 500
)

type Map map[string]interface{}

type Handler = func(*Ctx) error

type Ctx struct{}

func (c *Ctx) Body() []byte
func (c *Ctx) BodyParser(out interface{}) error
func (c *Ctx) Params(key string, defaultValue ...string) string
func (c *Ctx) Status(status int) *Ctx
func (c *Ctx) SendStatus(status int) error
func (c *Ctx) SendString(body string) error
func (c *Ctx) JSON(data interface{}, ctype ...string) error

type Router interface {
	Get(path string, handlers ...Handler) Router
	Post(path string, handlers ...Handler) Router
}

type App struct{}

func New() *App

func (app *App) Get(path string, handlers ...Handler) Router
func (app *App) Post(path string, handlers ...Handler) Router

type Error struct {
	Code    int
	Message string
}

func (e *Error) Error() string

func NewError(code int, message ...string) *Error
