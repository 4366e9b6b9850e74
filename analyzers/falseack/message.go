package falseack

import (
	"fmt"

	"golang.org/x/tools/go/analysis"

	"github.com/replaylint/replaylint/analyzers/internal/effect"
)

func diagnostic(pass *analysis.Pass, l effect.Loss, category string) analysis.Diagnostic {
	return analysis.Diagnostic{
		Pos: l.Pos, Category: category,
		Message: fmt.Sprintf("error from %s is lost: %v at line %d role=%v via=%s where=%s logged=%v done=%v", l.Loss.Work, l.Answer, pass.Fset.Position(l.At).Line, l.Loss.Role, l.Loss.Via, l.Loss.Where, l.Logged, l.AfterDone),
	}
}
