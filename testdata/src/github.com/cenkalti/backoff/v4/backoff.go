package backoff

type Operation func() error

type BackOff interface{ Reset() }

func NewExponentialBackOff() BackOff

func Retry(o Operation, b BackOff) error
