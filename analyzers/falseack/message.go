package falseack

import (
	"fmt"
	"go/token"
	"path/filepath"

	"golang.org/x/tools/go/analysis"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/effect"
	"github.com/replaylint/replaylint/analyzers/internal/outcome"
)

func diagnostic(pass *analysis.Pass, l effect.Loss, category string) analysis.Diagnostic {
	return analysis.Diagnostic{
		Pos:      l.Pos,
		End:      l.End,
		Category: category,
		Message:  fmt.Sprintf("%s %s and %s: %s", subject(l), treatment(l, category), success(pass, l), consequence(l)),
		Related:  related(l),
	}
}

// subject names the work, with its place if that is in another package.
func subject(l effect.Loss) string {
	if l.Loss.Panic {
		return "a panic in " + l.Loss.Work
	}
	if l.Loss.Where != "" {
		return fmt.Sprintf("error from %s (%s, through %s)", l.Loss.Work, l.Loss.Where, l.Loss.Via)
	}
	return "error from " + l.Loss.Work
}

// treatment says what becomes of the error.
func treatment(l effect.Loss, category string) string {
	switch {
	case l.Loss.Panic:
		return "is recovered"
	case category == "late":
		return "is answered too late"
	case l.Loss.Plain:
		return "is not checked"
	case l.Logged && l.Skipped:
		return "is logged, the message is skipped"
	case l.Skipped:
		return "makes the message be skipped"
	case l.Logged:
		return "is logged"
	}
	return "is dropped"
}

// success says how the sender is told that all is well.
func success(pass *analysis.Pass, l effect.Loss) string {
	at := line(pass, l)
	switch l.Answer {
	case outcome.Responded:
		if l.Vain {
			return fmt.Sprintf("%d was sent%s", l.Code, at)
		}
		return fmt.Sprintf("%d is sent%s", l.Code, at)
	case outcome.Returned:
		return "nil is returned" + at
	case outcome.Acknowledged:
		if l.Automatic {
			return "the message fetched" + at + " is acknowledged automatically"
		}
		if l.Skipped {
			return "covered by a later acknowledgement" + at
		}
		return "the message is acknowledged" + at
	}
	if l.Form != nil && l.Form.Status {
		return "the handler returns without a status, which sends 200"
	}
	return "the message is acknowledged when the handler returns"
}

// line says where the success is told: its line, with the file's name when that
// is another.
func line(pass *analysis.Pass, l effect.Loss) string {
	if !l.At.IsValid() {
		return ""
	}
	at, here := pass.Fset.Position(l.At), pass.Fset.Position(l.Pos)
	switch {
	case at.Filename != here.Filename:
		return fmt.Sprintf(" at %s:%d", filepath.Base(at.Filename), at.Line)
	case at.Line != here.Line:
		return fmt.Sprintf(" at line %d", at.Line)
	}
	return ""
}

func consequence(l effect.Loss) string {
	switch {
	case l.Answer == outcome.Acknowledged || l.Entry.Any(catalog.Queue):
		return "the message is not delivered again and the work is lost"
	case l.Entry.Any(catalog.Lambda):
		return "the event is not delivered again and the work is lost"
	case l.Entry.Any(catalog.Job, catalog.Activity):
		return "the task is not tried again and the work is lost"
	}
	return "the sender does not retry and the work is lost"
}

func related(l effect.Loss) []analysis.RelatedInformation {
	if !l.At.IsValid() || l.At == token.NoPos {
		return nil
	}
	return []analysis.RelatedInformation{{Pos: l.At, Message: "the success is told here"}}
}
