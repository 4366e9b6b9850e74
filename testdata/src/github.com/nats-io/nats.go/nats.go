package nats

import "time"

type PubOpt interface{ configurePublish() }

type PubAck struct{}

func MsgId(id string) PubOpt

type Header map[string][]string

func (h Header) Add(key, value string)
func (h Header) Set(key, value string)
func (h Header) Get(key string) string

type Msg struct {
	Subject string
	Reply   string
	Header  Header
	Data    []byte
}

func NewMsg(subject string) *Msg

func (m *Msg) Metadata() (*MsgMetadata, error)

type SequencePair struct {
	Consumer uint64
	Stream   uint64
}

type MsgMetadata struct {
	Sequence     SequencePair
	NumDelivered uint64
	Timestamp    time.Time
}

type JetStream interface {
	Publish(subj string, data []byte, opts ...PubOpt) (*PubAck, error)
	PublishMsg(m *Msg, opts ...PubOpt) (*PubAck, error)
}
