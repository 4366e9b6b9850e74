package stripe

type Params struct {
	IdempotencyKey *string
	Metadata       map[string]string
}

func (p *Params) SetIdempotencyKey(val string)

type ChargeParams struct {
	Params
	Amount   *int64
	Customer *string
}

type Charge struct {
	ID string
}

func String(v string) *string
func Int64(v int64) *int64
func NewIdempotencyKey() string
