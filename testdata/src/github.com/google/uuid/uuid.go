package uuid

import "io"

type UUID [16]byte

var (
	Nil          UUID
	NameSpaceURL UUID
)

func New() UUID
func NewString() string
func NewRandom() (UUID, error)
func NewRandomFromReader(r io.Reader) (UUID, error)
func NewV7() (UUID, error)
func NewSHA1(space UUID, data []byte) UUID
func NewMD5(space UUID, data []byte) UUID
func Parse(s string) (UUID, error)
func MustParse(s string) UUID
func Must(uuid UUID, err error) UUID

func (uuid UUID) String() string
