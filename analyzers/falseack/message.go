package falseack

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"path/filepath"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/replaylint/replaylint/analyzers/internal/catalog"
	"github.com/replaylint/replaylint/analyzers/internal/effect"
	"github.com/replaylint/replaylint/analyzers/internal/outcome"
)

// diagnostic describes a loss. If something has always been done before that
// lasts, no fix is suggested: another delivery would do that again.
func diagnostic(pass *analysis.Pass, l effect.Loss, category string, first bool) analysis.Diagnostic {
	d := analysis.Diagnostic{
		Pos:      l.Pos,
		End:      l.End,
		Category: category,
		Message:  fmt.Sprintf("%s %s and %s: %s", subject(l), treatment(l, category), success(pass, l), consequence(l)),
	}
	s := locate(pass, l)
	if s != nil && first {
		d.SuggestedFixes = s.fixes(category)
	}
	d.Related = related(l, s)
	return d
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
	case l.Told:
		return "is told in the body"
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

func related(l effect.Loss, s *site) []analysis.RelatedInformation {
	var rel []analysis.RelatedInformation
	add := func(pos token.Pos, message string) {
		if pos.IsValid() {
			rel = append(rel, analysis.RelatedInformation{Pos: pos, Message: message})
		}
	}
	if s != nil {
		add(s.lostIn(), l.Loss.Via+" loses the error")
		add(s.tested(), "the error is tested here")
		add(s.logged(), "the error is logged here")
	}
	add(l.At, "the success is told here")
	return rel
}

// lostIn returns where the function of another package is that loses the error.
func (s *site) lostIn() token.Pos {
	via := s.loss.Loss.Via
	fn, ok := s.callee(s.call).(*types.Func)
	if !ok || s.loss.Loss.Where == "" || via[strings.LastIndex(via, ".")+1:] != fn.Name() {
		return token.NoPos
	}
	return fn.Pos()
}

// tested returns where the error is tested.
func (s *site) tested() token.Pos {
	if s.test == nil {
		return token.NoPos
	}
	return s.test.Cond.Pos()
}

// logged returns where the error is given to what logs it, so far as that is in
// the arm of the error.
func (s *site) logged() token.Pos {
	if s.test == nil || !s.loss.Logged {
		return token.NoPos
	}
	for _, stmt := range s.test.Body.List {
		if call, ok := stmt.(*ast.ExprStmt); ok && s.mentions(call, s.errVar) {
			return call.Pos()
		}
	}
	return token.NoPos
}
