package dedupkey

import (
	"fmt"
	"path/filepath"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/replaylint/replaylint/analyzers/internal/effect"
)

func diagnostic(pass *analysis.Pass, key effect.KeyUse, mint effect.Minting, category string) analysis.Diagnostic {
	pos, end := extent(pass, key.Pos)
	d := analysis.Diagnostic{
		Pos:      pos,
		End:      end,
		Category: category,
		Related:  related(mint),
	}
	hand := key.Identity
	if category == "fallback" {
		hand = "" // perhaps that was found empty
	}
	if fix, text, ok := groupFix(pass, key); ok {
		d.SuggestedFixes = []analysis.SuggestedFix{fix}
		hand = text
	}
	d.Message = message(pass, key, mint, category, hand)
	return d
}

func message(pass *analysis.Pass, key effect.KeyUse, mint effect.Minting, category, hand string) string {
	var b strings.Builder
	b.WriteString(subject(key))
	b.WriteString(verb(category))
	b.WriteString(mint.What)
	b.WriteString(where(pass, key, mint))
	b.WriteString(": ")
	b.WriteString(consequence(key, mint, category))
	if hand != "" {
		fmt.Fprintf(&b, "; %s is at hand", hand)
	}
	return b.String()
}

func subject(key effect.KeyUse) string {
	name := key.Sink.Name
	if key.Wrapper != "" && !strings.HasSuffix(name, key.Wrapper) {
		name += " (through " + key.Wrapper + ")"
	}
	return name
}

func verb(category string) string {
	switch category {
	case "fallback":
		return " falls back to "
	case "window":
		return " is built from a truncated "
	}
	return " is built from "
}

func consequence(key effect.KeyUse, mint effect.Minting, category string) string {
	switch {
	case category == "window":
		return "a replay after the end of the period gets a new key"
	case category == "fallback":
		return "every delivery without a key gets a new one, so a replay is not recognised"
	case mint.Retried:
		return "every attempt gets a new key, so a retry is not recognised"
	case category == "delivery":
		return "it differs from delivery to delivery, so a replay is not recognised"
	}
	return "every delivery gets a new key, so a replay is not recognised"
}

// where says where the source is: its line, with the file's name when that is
// another, and the last function that the value came through.
func where(pass *analysis.Pass, key effect.KeyUse, mint effect.Minting) string {
	place := mint.Where
	if mint.Pos().IsValid() {
		at, here := pass.Fset.Position(mint.Pos()), pass.Fset.Position(key.Pos)
		switch {
		case at.Filename != here.Filename:
			place = fmt.Sprintf("%s:%d", filepath.Base(at.Filename), at.Line)
		case at.Line != here.Line:
			place = fmt.Sprintf("line %d", at.Line)
		}
	}
	var through string
	if hops := mint.Hops(); len(hops) > 0 {
		through = "through " + hops[len(hops)-1].What
	}
	switch {
	case place == "" && through == "":
		return ""
	case through == "":
		return " (" + place + ")"
	case place == "":
		return " (" + through + ")"
	}
	return " (" + place + ", " + through + ")"
}

func related(mint effect.Minting) []analysis.RelatedInformation {
	var rel []analysis.RelatedInformation
	if mint.Pos().IsValid() {
		rel = append(rel, analysis.RelatedInformation{Pos: mint.Pos(), Message: mint.What + " differs on a replay"})
	}
	for _, hop := range mint.Hops() {
		if hop.Pos.IsValid() {
			rel = append(rel, analysis.RelatedInformation{Pos: hop.Pos, Message: "the value comes through " + hop.What})
		}
	}
	return rel
}
