package earlyack

import (
	"fmt"

	"golang.org/x/tools/go/analysis"

	"github.com/replaylint/replaylint/analyzers/internal/effect"
)

func judge(l effect.Loss, strict bool) string {
	if !l.Early && !l.Deferred || l.Loss.Panic {
		return ""
	}
	return "early"
}

func diagnostic(pass *analysis.Pass, l effect.Loss, category string) analysis.Diagnostic {
	return analysis.Diagnostic{
		Pos: l.Pos, Category: category,
		Message: fmt.Sprintf("%s early: %v at line %d role=%v", l.Loss.Work, l.Answer, pass.Fset.Position(l.At).Line, l.Loss.Role),
	}
}
