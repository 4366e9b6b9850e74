package outcome

import (
	"golang.org/x/tools/go/ssa"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/origin"
)

// isReporting reports whether a call logs, measures or traces.
func isReporting(c origin.Callee, call ssa.CallInstruction) bool {
	if c.Func != nil {
		return catalog.Reports(c.Func)
	}
	load, ok := call.Common().Value.(*ssa.UnOp)
	if !ok {
		return false
	}
	switch addr := load.X.(type) {
	case *ssa.Global:
		return addr.Pkg != nil && catalog.ReportsByName(addr.Name(), addr.Pkg.Pkg.Path())
	case *ssa.FieldAddr:
		return catalog.ReportsByName(fieldName(addr), "")
	}
	return false
}
