package ulid

import (
	"io"
	"time"
)

type ULID [16]byte

func Make() ULID
func New(ms uint64, entropy io.Reader) (id ULID, err error)
func MustNew(ms uint64, entropy io.Reader) ULID
func Now() uint64
func Timestamp(t time.Time) uint64

func (id ULID) String() string
