// Package entry finds where deliveries enter a package, and what of it runs
// again when one is delivered again.
package entry

import (
	"go/types"
	"math/bits"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
	"github.com/replaylint/replaylint/analyzers/internal/program"
)

// A Set is a set of the ways deliveries come in.
type Set uint16

// Of returns the set of the given sources.
func Of(sources ...catalog.Source) Set {
	var s Set
	for _, src := range sources {
		s |= 1 << src
	}
	return s
}

// Any reports whether any of the sources is in the set.
func (s Set) Any(sources ...catalog.Source) bool { return s&Of(sources...) != 0 }

// First returns the first source of the set, in the order of their declaration, or 0.
func (s Set) First() catalog.Source {
	if s == 0 {
		return 0
	}
	return catalog.Source(bits.TrailingZeros16(uint16(s)))
}

// A Flow answers what an Index needs to know of calls and of other packages.
type Flow struct {
	// Callees returns what a call may reach, but for what is behind an interface.
	Callees func(ssa.CallInstruction) []origin.Callee
	// Targets returns what a call may reach; for an interface the method itself, too.
	Targets func(ssa.CallInstruction) []origin.Callee
	// Handlers returns the parameters of another package's function to which it
	// hands deliveries.
	Handlers func(*types.Func) []Handler
	// Implementations returns the methods of this package that implement an
	// interface's method.
	Implementations func(*types.Func) []*ssa.Function
	// Arriving returns what other packages hand to a method by way of an interface.
	Arriving func(*types.Func) Set
}

// An Index knows the entry points of one package.
type Index struct {
	index   *catalog.Index
	flow    Flow
	direct  map[*ssa.Function]Set // handlers themselves
	reached map[*ssa.Function]Set // what handlers call, too

	given      map[*ssa.Function]bool          // deliveries are among the parameters
	fetching   map[*ssa.Function]bool          // deliveries are fetched in the function itself
	called     map[*ssa.Function]bool          // by other functions of the package
	settling   map[*ssa.Function]bool          // messages are settled in the function itself
	registered map[*ssa.Function]*registration // handed to a library
	forms      map[*ssa.Function]*Form

	handed  map[*ssa.Parameter]Set     // functions that somebody passes, called with deliveries
	calls   map[*ssa.Parameter]bool    // functions that somebody passes, called at all
	methods map[*types.Func]Set        // of interfaces, called with deliveries
	held    map[*types.Var][]ssa.Value // functions stored in fields
	changed bool
}

// New finds the entry points of a package.
func New(code *program.Code, index *catalog.Index, flow Flow) *Index {
	ix := &Index{
		index:   index,
		flow:    flow,
		direct:  make(map[*ssa.Function]Set),
		reached: make(map[*ssa.Function]Set),
		handed:  make(map[*ssa.Parameter]Set),
		calls:   make(map[*ssa.Parameter]bool),
		methods: make(map[*types.Func]Set),
		held:    make(map[*types.Var][]ssa.Value),

		given:      make(map[*ssa.Function]bool),
		fetching:   make(map[*ssa.Function]bool),
		called:     make(map[*ssa.Function]bool),
		settling:   make(map[*ssa.Function]bool),
		registered: make(map[*ssa.Function]*registration),
		forms:      make(map[*ssa.Function]*Form),
	}
	for _, fn := range code.Functions {
		if set := ix.bySignature(fn); set != 0 {
			ix.direct[fn] |= set
			ix.given[fn] = true
		}
		if method, ok := fn.Object().(*types.Func); ok && method.Signature().Recv() != nil {
			ix.direct[fn] |= flow.Arriving(method)
		}
		ix.byCalls(fn)
	}
	for _, fn := range code.Functions {
		ix.reach(fn, ix.direct[fn])
	}
	ix.spread(code.Functions)
	return ix
}

// Direct returns the ways in which deliveries enter at fn itself.
func (ix *Index) Direct(fn *ssa.Function) Set { return ix.direct[fn] }

// Reached returns the ways in which deliveries reach fn: directly, or through
// calls within the package.
func (ix *Index) Reached(fn *ssa.Function) Set { return ix.reached[fn] }

// byCalls recognises handlers by their registration, and functions that fetch
// deliveries themselves.
func (ix *Index) byCalls(fn *ssa.Function) {
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			if call, ok := instr.(ssa.CallInstruction); ok {
				ix.byCall(fn, call)
			}
		}
	}
}

func (ix *Index) byCall(fn *ssa.Function, call ssa.CallInstruction) {
	for _, c := range ix.flow.Callees(call) {
		if c.Body != nil {
			ix.called[c.Body] = true
		}
	}
	c, ok := calleeOf(call, ix.flow.Callees)
	if !ok {
		return
	}
	for _, row := range ix.index.Rows(c.Func) {
		if row.Role == catalog.Ack || row.Role == catalog.Nack {
			ix.settling[program.Declared(fn)] = true
		}
		if row.Role == catalog.Verifies && program.ErrorResult(fn.Signature) >= 0 {
			ix.direct[fn] |= Of(catalog.HTTP) // whoever calls it has been sent a webhook
		}
		if row.Role != catalog.Entry {
			continue
		}
		if row.At.IsResult() { // fetches
			ix.direct[fn] |= Of(row.From)
			ix.fetching[fn] = true
			continue
		}
		if handler, ok := c.OperandAt(row.At); ok {
			for _, h := range functionsIn(handler) {
				ix.register(h, row, c)
			}
			if row.From == catalog.Activity {
				for _, h := range methodsOf(fn.Prog, handler) {
					ix.register(h, row, c)
				}
			}
		}
	}
}

// calleeOf returns the one declared function that a call names.
func calleeOf(call ssa.CallInstruction, callees func(ssa.CallInstruction) []origin.Callee) (origin.Callee, bool) {
	if common := call.Common(); common.IsInvoke() {
		args := append([]ssa.Value{common.Value}, common.Args...)
		return origin.Callee{Func: common.Method, Args: args}, true
	}
	for _, c := range callees(call) {
		if c.Func != nil {
			return c, true
		}
	}
	return origin.Callee{}, false
}

// reach spreads a set to everything that fn calls within the package, and to
// the closures inside it.
func (ix *Index) reach(fn *ssa.Function, s Set) {
	if s == 0 || ix.reached[fn]|s == ix.reached[fn] {
		return
	}
	ix.reached[fn] |= s
	for _, anon := range fn.AnonFuncs {
		ix.reach(anon, s)
	}
	for _, b := range fn.Blocks {
		for _, instr := range b.Instrs {
			call, ok := instr.(ssa.CallInstruction)
			if !ok {
				continue
			}
			for _, c := range ix.flow.Callees(call) {
				if c.Body != nil {
					ix.reach(c.Body, s)
				}
			}
		}
	}
}
