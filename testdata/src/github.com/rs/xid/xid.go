package xid

type ID [12]byte

func New() ID

func (id ID) String() string
