// Package entry finds where deliveries enter a package, and what of it runs
// again when one is delivered again.
package entry

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
)

// bySignature recognises handlers by what they are given.
func (ix *Index) bySignature(fn *ssa.Function) Set {
	var s Set
	for _, p := range fn.Params {
		if found := ix.ofType(p.Type()); found != 0 && (ix.index.Answers(p.Type()) || !isSentOn(p)) {
			s |= found
		}
	}
	if ix.isAction(fn) {
		s |= Of(catalog.HTTP)
	}
	if isReconcile(fn) {
		s |= Of(catalog.Reconcile)
	}
	if isRPC(fn) {
		s |= Of(catalog.RPC)
	}
	if isEventHandler(fn) {
		s |= Of(catalog.Event)
	}
	return s
}

// isSentOn reports whether a function only sends on what it is given: a message
// that leaves, not one that came in.
func isSentOn(p *ssa.Parameter) bool {
	for _, ref := range *p.Referrers() {
		call, ok := ref.(ssa.CallInstruction)
		if !ok {
			continue
		}
		name := ""
		if common := call.Common(); common.IsInvoke() {
			if common.Value == p {
				continue // a method of what it is given
			}
			name = common.Method.Name()
		} else if callee := common.StaticCallee(); callee != nil {
			name = callee.Name()
		}
		for _, verb := range []string{"Publish", "Enqueue", "Send", "Write", "Produce", "Insert"} {
			if strings.HasPrefix(name, verb) {
				return true
			}
		}
	}
	return false
}

// ofType returns what a parameter of type t says: a message, a request.
func (ix *Index) ofType(t types.Type) Set {
	switch u := t.(type) {
	case *types.Pointer:
		return ix.ofType(u.Elem())
	case *types.Slice:
		return ix.ofType(u.Elem())
	case *types.Chan:
		return ix.ofType(u.Elem())
	}
	named, ok := types.Unalias(t).(*types.Named)
	if !ok {
		return 0
	}
	if row := ix.index.Row(named.Origin().Obj(), catalog.Entry); row != nil {
		return Of(row.From)
	}
	return 0
}

// isReconcile recognises the method that controller runtimes call.
func isReconcile(fn *ssa.Function) bool {
	return fn.Signature.Recv() != nil && (fn.Name() == "Reconcile" || strings.HasPrefix(fn.Name(), "reconcile"))
}

// isRPC recognises a method of a generated service:
// func(context.Context, *pb.Request) (*pb.Response, error).
func isRPC(fn *ssa.Function) bool {
	sig := fn.Signature
	if sig.Recv() == nil || sig.Params().Len() != 2 || sig.Results().Len() != 2 {
		return false
	}
	return isMessage(sig.Params().At(1).Type(), "Request") && isPointer(sig.Results().At(0).Type())
}

func isMessage(t types.Type, suffix string) bool {
	ptr, ok := t.(*types.Pointer)
	if !ok {
		return false
	}
	named, ok := types.Unalias(ptr.Elem()).(*types.Named)
	if !ok || !strings.HasSuffix(named.Obj().Name(), suffix) {
		return false
	}
	obj, _, _ := types.LookupFieldOrMethod(ptr, true, named.Obj().Pkg(), "ProtoReflect")
	return obj != nil
}

func isPointer(t types.Type) bool {
	_, ok := t.(*types.Pointer)
	return ok
}
