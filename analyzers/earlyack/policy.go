package earlyack

import (
	"fmt"
	"path/filepath"

	"golang.org/x/tools/go/analysis"

	"github.com/replaylint/replaylint/analyzers/internal/effect"
	"github.com/replaylint/replaylint/analyzers/internal/outcome"
)

// judge returns the category under which a loss is reported, or "".
func judge(l effect.Loss) string {
	switch {
	case l.Loss.Panic || l.Vain:
		return "" // for falseack
	case l.Loss.Started:
		return "detached"
	case l.Early:
		return "before"
	case l.Deferred:
		return "deferred"
	}
	return ""
}

func diagnostic(pass *analysis.Pass, l effect.Loss, category string) analysis.Diagnostic {
	d := analysis.Diagnostic{Pos: l.At, Category: category, Message: message(pass, l, category)}
	if category == "detached" {
		d.Pos = l.Pos
		if l.At.IsValid() {
			d.Related = []analysis.RelatedInformation{{Pos: l.At, Message: "the success is told here"}}
		}
		return d
	}
	d.Related = []analysis.RelatedInformation{{Pos: l.Pos, Message: "the work is done here"}}
	return d
}

func message(pass *analysis.Pass, l effect.Loss, category string) string {
	work := l.Loss.Work + where(pass, l)
	switch category {
	case "detached":
		return fmt.Sprintf("nobody waits for %s, and %s: if it fails, or the process stops, the work is lost", l.Loss.Work, answer(l))
	case "deferred":
		return fmt.Sprintf("the message is acknowledged whatever becomes of %s: if it fails, the work is lost", work)
	}
	return fmt.Sprintf("%s before %s: if it fails, or the process stops, the work is lost", answer(l), work)
}

func answer(l effect.Loss) string {
	switch l.Answer {
	case outcome.Responded:
		return fmt.Sprintf("%d is sent", l.Code)
	case outcome.Acknowledged:
		return "the message is acknowledged"
	case outcome.Returned:
		return "nil is returned"
	}
	return "the handler returns"
}

// where says where the work is done: its line, with the file's name when that is
// another.
func where(pass *analysis.Pass, l effect.Loss) string {
	at, here := pass.Fset.Position(l.Pos), pass.Fset.Position(l.At)
	switch {
	case l.Loss.Where != "":
		return " (" + l.Loss.Where + ")"
	case at.Filename != here.Filename:
		return fmt.Sprintf(" (%s:%d)", filepath.Base(at.Filename), at.Line)
	case at.Line != here.Line:
		return fmt.Sprintf(" (line %d)", at.Line)
	}
	return ""
}
