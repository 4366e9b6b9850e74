package falseack

import (
	"bytes"
	"go/ast"
	"go/format"
	"go/token"
	"go/types"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// fix makes a suggested fix of edits in the file of the site. It is none if the
// file is formatted and would not be, or if something would be left unused.
func (s *site) fix(message string, edits ...analysis.TextEdit) []analysis.SuggestedFix {
	for _, e := range edits {
		if e.End.IsValid() && s.strands(e.Pos, e.End, string(e.NewText)) {
			return nil
		}
	}
	content, ok := s.content()
	if !ok || isFormatted(content) && !isFormatted(s.applied(content, edits)) {
		return nil
	}
	return []analysis.SuggestedFix{{Message: message, TextEdits: edits}}
}

func isFormatted(src []byte) bool {
	formatted, err := format.Source(src)
	return err == nil && bytes.Equal(formatted, src)
}

func (s *site) content() ([]byte, bool) {
	file := s.pass.Fset.File(s.file.FileStart)
	content, err := s.pass.ReadFile(file.Name())
	return content, err == nil && len(content) == file.Size()
}

func (s *site) applied(content []byte, edits []analysis.TextEdit) []byte {
	edits = slices.Clone(edits)
	slices.SortFunc(edits, func(a, b analysis.TextEdit) int { return int(b.Pos - a.Pos) })
	for _, e := range edits {
		end := e.End
		if !end.IsValid() {
			end = e.Pos
		}
		content = slices.Concat(content[:s.offset(e.Pos)], e.NewText, content[s.offset(end):])
	}
	return content
}

func (s *site) offset(pos token.Pos) int { return s.pass.Fset.File(s.file.FileStart).Offset(pos) }

// indent returns the white space in front of the line of a position.
func (s *site) indent(pos token.Pos) string {
	content, ok := s.content()
	if !ok {
		return ""
	}
	file := s.pass.Fset.File(s.file.FileStart)
	line := content[file.Offset(file.LineStart(file.Line(pos))):]
	return string(line[:len(line)-len(bytes.TrimLeft(line, " \t"))])
}

// lineEnd returns the end of the line of a position, if no more than a comment
// is in between.
func (s *site) lineEnd(pos token.Pos) (token.Pos, bool) {
	content, ok := s.content()
	if !ok {
		return token.NoPos, false
	}
	line, _, _ := bytes.Cut(content[s.offset(pos):], []byte("\n"))
	rest := bytes.TrimSpace(line)
	return pos + token.Pos(len(line)), len(rest) == 0 || bytes.HasPrefix(rest, []byte("//"))
}

// before inserts statements in front of one.
func (s *site) before(stmt ast.Stmt, lines ...string) analysis.TextEdit {
	text := strings.Join(lines, "\n"+s.indent(stmt.Pos())) + "\n" + s.indent(stmt.Pos())
	return analysis.TextEdit{Pos: stmt.Pos(), End: stmt.Pos(), NewText: []byte(text)}
}

// last appends statements to a block.
func (s *site) last(b *ast.BlockStmt, lines ...string) analysis.TextEdit {
	indent := s.indent(b.Rbrace)
	text := "\t" + strings.Join(lines, "\n\t"+indent) + "\n" + indent
	return analysis.TextEdit{Pos: b.Rbrace, End: b.Rbrace, NewText: []byte(text)}
}

func replace(n ast.Node, text string) analysis.TextEdit {
	return analysis.TextEdit{Pos: n.Pos(), End: n.End(), NewText: []byte(text)}
}

// strands reports whether an import or a local variable is used in a range and
// nowhere else: without that use the program would not compile.
func (s *site) strands(start, end token.Pos, instead string) bool {
	inside, outside := make(map[types.Object]bool), make(map[types.Object]bool)
	ast.Inspect(s.file, func(n ast.Node) bool {
		id, ok := n.(*ast.Ident)
		if !ok {
			return true
		}
		switch obj := s.pass.TypesInfo.Uses[id].(type) {
		case *types.PkgName, *types.Var:
			if start <= id.Pos() && id.Pos() < end {
				inside[obj] = true
			} else {
				outside[obj] = true
			}
		}
		return true
	})
	for obj := range inside {
		if !outside[obj] && (isImport(obj) || isLocal(obj)) && !strings.Contains(instead, obj.Name()) {
			return true
		}
	}
	return false
}

func isImport(obj types.Object) bool {
	_, ok := obj.(*types.PkgName)
	return ok
}

func isLocal(obj types.Object) bool {
	v, ok := obj.(*types.Var)
	return ok && v.Kind() == types.LocalVar
}

// isVisible reports whether a name means an object at a position.
func (s *site) isVisible(obj types.Object, pos token.Pos) bool {
	return s.lookup(obj.Name(), pos) == obj
}

func (s *site) lookup(name string, pos token.Pos) types.Object {
	scope := s.pass.Pkg.Scope().Innermost(pos)
	if scope == nil {
		return nil
	}
	_, obj := scope.LookupParent(name, pos)
	return obj
}

// imported returns the name of an import at a position, or "".
func (s *site) imported(path string, pos token.Pos) string {
	for _, spec := range s.file.Imports {
		if p, err := strconv.Unquote(spec.Path.Value); err != nil || p != path {
			continue
		}
		name := s.pass.TypesInfo.PkgNameOf(spec)
		if name != nil && name.Name() != "_" && name.Name() != "." && s.isVisible(name, pos) {
			return name.Name()
		}
	}
	return ""
}

// failure is the status code of an internal error, as the file would write it.
func (s *site) failure(pos token.Pos) string {
	if http := s.imported("net/http", pos); http != "" {
		return http + ".StatusInternalServerError"
	}
	return "500"
}

// text returns an expression as it stands in the file.
func (s *site) text(n ast.Node) string {
	content, ok := s.content()
	if !ok {
		return ""
	}
	return string(content[s.offset(n.Pos()):s.offset(n.End())])
}
