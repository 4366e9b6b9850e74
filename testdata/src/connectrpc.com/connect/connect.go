package connect

type Code uint32

const CodeInternal Code = 13

func NewError(c Code, underlying error) *Error

type Error struct{}

func (e *Error) Error() string

type Request[T any] struct{ Msg *T }

type Response[T any] struct{ Msg *T }

func NewResponse[T any](message *T) *Response[T] { return &Response[T]{Msg: message} }
