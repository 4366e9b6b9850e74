package outcome

import (
	"cmp"
	"go/token"
	"maps"
	"slices"
	"strconv"

	"golang.org/x/tools/go/ssa"
)

// A cell is a part of memory: of a variable, or of what a value points to.
type cell struct {
	root ssa.Value
	path string
}

// A state is what is known at one point of one path.
type state struct {
	vals   map[ssa.Value]Value
	cells  map[cell]Value
	defers []*ssa.Defer

	loss *Loss // the work that has failed, or nil
	lossFlags

	sent       sent
	acked      token.Pos       // where the message was acknowledged before anything failed
	auto       bool            // by the broker, before anybody saw it
	cumulative bool            // and all before it
	settled    bool            // the message is acknowledged, after the work or before
	lossBlock  *ssa.BasicBlock // of the function being walked, in which the work failed
	nacked     bool            // the message is to be delivered again
	durable    bool            // something that lasts has been written
	panicking  bool
	early      *Loss // work that runs detached, and that nobody waits for
}

// lossFlags is what has happened to the error of the work that has failed.
type lossFlags struct {
	arm *ssa.BasicBlock // where the failure was found, if nothing else leads there

	logged    bool
	tested    bool // somebody looked whether there is an error
	afterDone bool // something that lasts had been written before
	staged    bool // the message is on the list of those to be acknowledged
	skipped   bool // the message was left without an acknowledgement
	judged    bool // a predicate found that a retry would not help
	uncaught  bool // something was to keep the delivery, and failed as well
	tried     bool // in a callee, something was to keep the delivery, and failed as well
	stopping  bool // the context has ended: perhaps the process is about to stop
	detached  bool // in a goroutine that nobody has waited for
}

// sent is what a requester has been told.
type sent struct {
	phase   sentPhase
	code    Value
	pos     token.Pos
	vain    bool // a failure was to be sent, after a success had been
	house   bool // by a helper of the program that is there to tell of failures
	told    bool // the body says that something has failed
	perhaps bool // by a callee that does not always answer
}

type sentPhase uint8

const (
	nothing   sentPhase = iota
	chosen              // a status, to be sent with the body
	committed           // header and status are out
)

func newState() *state {
	return &state{vals: make(map[ssa.Value]Value), cells: make(map[cell]Value)}
}

func (s *state) clone() *state {
	c := *s
	c.vals = maps.Clone(s.vals)
	c.cells = maps.Clone(s.cells)
	c.defers = slices.Clone(s.defers)
	return &c
}

// set records what is known of a value from here on.
func (s *state) set(v ssa.Value, x Value) {
	if x.known() {
		s.vals[v] = x
	} else {
		delete(s.vals, v)
	}
}

func (s *state) store(c cell, x Value) {
	if x.known() {
		s.cells[c] = x
	} else {
		delete(s.cells, c)
	}
}

// forget drops what is known of the memory that a value refers to.
func (s *state) forget(root ssa.Value) {
	for c := range s.cells {
		if c.root == root {
			delete(s.cells, c)
		}
	}
}

// excuse ends the loss: it was captured, or it is none.
func (s *state) excuse() {
	s.loss = nil
	s.lossFlags = lossFlags{}
}

// key identifies an instruction and what is known there, so that a path is walked once.
func (s *state) key(block, instr int, ids *numbering) string {
	facts := make([]fact, 0, len(s.vals)+len(s.cells))
	for v, x := range s.vals {
		facts = append(facts, fact{ids.of(v), "", x})
	}
	for c, x := range s.cells {
		facts = append(facts, fact{ids.of(c.root), c.path + " ", x})
	}
	slices.SortFunc(facts, fact.compare)
	b := make([]byte, 0, 32*len(facts)+64)
	for _, n := range []int{block, instr, ids.ofLoss(s.loss), ids.ofLoss(s.early), s.lossFlags.bits(), ids.ofBlock(s.arm), ids.ofBlock(s.lossBlock), int(s.acked), int(s.sent.phase), int(s.sent.pos), len(s.defers),
		bits(s.auto, s.settled, s.cumulative, s.nacked, s.durable, s.panicking, s.sent.vain, s.sent.told, s.sent.house, s.sent.perhaps)} {
		b = append(strconv.AppendInt(b, int64(n), 36), ' ')
	}
	b = s.sent.code.appendTo(b)
	for _, f := range facts {
		b = append(strconv.AppendInt(b, int64(f.id), 36), f.path...)
		b = f.Value.appendTo(b)
	}
	return string(b)
}

// A fact is what is known of one value or cell.
type fact struct {
	id   int
	path string
	Value
}

func (f fact) compare(g fact) int {
	return cmp.Or(cmp.Compare(f.id, g.id), cmp.Compare(f.path, g.path))
}

func (v Value) appendTo(b []byte) []byte {
	b = append(b, '=', '0'+byte(v.Kind), '0'+byte(bits(v.Fail)))
	b = strconv.AppendInt(b, int64(v.Index), 36)
	return append(append(b, v.Text...), ';')
}

func bits(flags ...bool) int {
	n := 0
	for i, f := range flags {
		if f {
			n |= 1 << i
		}
	}
	return n
}

func (f lossFlags) bits() int {
	return bits(f.logged, f.tested, f.afterDone, f.staged, f.skipped, f.judged, f.detached, f.stopping, f.tried, f.uncaught)
}

// A numbering gives values numbers in the order in which they are met.
type numbering struct{ ids map[any]int }

func (n *numbering) of(v any) int {
	id, ok := n.ids[v]
	if !ok {
		id = len(n.ids)
		n.ids[v] = id
	}
	return id
}

func (n *numbering) ofLoss(l *Loss) int {
	if l == nil {
		return -1
	}
	return n.of(l)
}

func (n *numbering) ofBlock(b *ssa.BasicBlock) int {
	if b == nil {
		return -1
	}
	return n.of(b)
}
