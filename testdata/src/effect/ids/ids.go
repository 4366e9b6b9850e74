// Package ids has functions with results that come from somewhere.
package ids

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
)

func Fresh() string { return uuid.NewString() } // want Fresh:`^result0=uuid.NewString( ends\(.*\))?$`

func Prefixed(prefix string) string { return prefix + uuid.NewString() } // want Prefixed:`^result0=uuid.NewString\|\$0( ends\(.*\))?$`

func Lower(id string) string { return strings.ToLower(id) } // want Lower:`^result0=\$0( ends\(.*\))?$`

func Twice() string { return Prefixed(Fresh()) } // want Twice:`^result0=uuid.NewString\|uuid.NewString( ends\(.*\))?$`

func Constant() string { return "constant" } // nothing to know

func Day() string { return time.Now().Format("2006-01-02") } // want Day:`^result0=time.Now~( ends\(.*\))?$`

func OrFresh(id string) string { // want OrFresh:`^result0=uuid.NewString\?\|\$0( ends\(.*\))?$`
	if id == "" {
		return uuid.NewString()
	}
	return id
}

func Pair(id string) (string, time.Time, error) { // want Pair:`^result0=\$0 result1=time.Now( ends\(.*\))?$`
	if id == "" {
		return "", time.Time{}, errors.New("no identifier")
	}
	return id, time.Now(), nil
}

func Ignores(id string, n int) string { return fmt.Sprint(n) } // want Ignores:`^result0=\$1( ends\(.*\))?$`

type Event struct {
	ID      string
	Created time.Time
	note    string
}

func NewEvent(note string) *Event { // want NewEvent:`^result0.ID=uuid.NewString result0.Created=time.Now result0.note=\$0( ends\(.*\))?$`
	return &Event{ID: uuid.NewString(), Created: time.Now(), note: note}
}

func (e *Event) Key() string { return e.ID } // want Key:`^result0=\$0.ID( ends\(.*\))?$`

func (e Event) String() string { return e.note + e.ID } // want String:`^result0=\$0.ID\|\$0.note( ends\(.*\))?$`

func (e *Event) Rename(id string) { e.ID = id } // want Rename:`^\$0.ID=\$1( ends\(.*\))?$`

func (e *Event) GetID() string { return e.ID } // nothing to know: the name says it

// No key: the name says it.
func (e *Event) SetID(id string) { e.ID = id } // nothing to know

func (e *Event) GetNote() string { return e.note } // want GetNote:`^result0=\$0.note( ends\(.*\))?$`

func (e *Event) Renew() { e.ID = Fresh() } // want Renew:`^\$0.ID=uuid.NewString( ends\(.*\))?$`

func (e *Event) Length() int { return len(e.ID) } // nothing to know: a length is no key

func Fill(b []byte) { copy(b, Fresh()) } // want Fill:`^\$0=uuid.NewString( ends\(.*\))?$`

func SetHeaders(h map[string]string, key string) { h["k"] = key } // want SetHeaders:`^\$0.\[k\]=\$1( ends\(.*\))?$`

func unexported() string { return uuid.NewString() } // want unexported:`^result0=uuid.NewString( ends\(.*\))?$`

func Identity[T any](v T) T { return v } // want Identity:`.*`

type Generator interface {
	Next() string // want Next:`^result0=uuid.NewString( ends\(.*\))?$`
	Name() string
}

type random struct{}

func (random) Next() string { return uuid.NewString() } // want Next:`^result0=uuid.NewString( ends\(.*\))?$`
func (random) Name() string { return "random" }         // nothing to know
