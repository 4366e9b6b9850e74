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
	Subscribe(subj string, cb MsgHandler, opts ...SubOpt) (*Subscription, error)
}

func (m *Msg) Ack(opts ...AckOpt) error
func (m *Msg) Nak(opts ...AckOpt) error
func (m *Msg) Respond(data []byte) error

type AckOpt interface{ configureAck() }

type SubOpt interface{ configureSubscribe() }

func ManualAck() SubOpt
func Durable(consumer string) SubOpt

type MsgHandler func(msg *Msg)

type Subscription struct{}

type JetStreamContext interface{ JetStream }

type Conn struct{}

func (nc *Conn) Subscribe(subj string, cb MsgHandler) (*Subscription, error)
func (nc *Conn) JetStream() (JetStreamContext, error)
