package main

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"

	"golang.org/x/tools/go/packages"
)

// importNames returns the names under which a file imports packages, by path.
func importNames(pkg *packages.Package, file string) map[string]string {
	names := make(map[string]string)
	for _, f := range pkg.Syntax {
		if pkg.Fset.File(f.FileStart).Name() != file {
			continue
		}
		for _, spec := range f.Imports {
			path, err := strconv.Unquote(spec.Path.Value)
			if name := pkg.TypesInfo.PkgNameOf(spec); err == nil && name != nil {
				names[path] = name.Name()
			}
		}
	}
	return names
}

// unusedImports returns edits that delete the imports that a fix has left
// without use, which would not compile. The names are those of the imports
// before the fix; all were used then. A name that is also that of a variable
// keeps its import: this errs on the side of the compiler, which will tell.
func unusedImports(src []byte, names map[string]string) []edit {
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "", src, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil
	}
	used := qualifiers(f)
	unused := func(spec *ast.ImportSpec) bool {
		path, err := strconv.Unquote(spec.Path.Value)
		name, ok := names[path]
		return err == nil && ok && name != "_" && name != "." && !used[name]
	}
	var edits []edit
	for _, decl := range f.Decls {
		if decl, ok := decl.(*ast.GenDecl); ok && decl.Tok == token.IMPORT {
			for _, node := range superfluous(decl, unused) {
				edits = append(edits, deletion(fset.File(f.FileStart), src, node))
			}
		}
	}
	return edits
}

// superfluous returns what to delete of an import declaration: the unused
// specs, or the declaration if it has no others.
func superfluous(decl *ast.GenDecl, unused func(*ast.ImportSpec) bool) []ast.Node {
	var nodes []ast.Node
	for _, spec := range decl.Specs {
		if spec := spec.(*ast.ImportSpec); unused(spec) {
			nodes = append(nodes, spec)
		}
	}
	if len(nodes) > 0 && len(nodes) == len(decl.Specs) {
		return []ast.Node{decl}
	}
	return nodes
}

// qualifiers returns the names x of all selectors x.y in f.
func qualifiers(f *ast.File) map[string]bool {
	names := make(map[string]bool)
	for n := range ast.Preorder(f) {
		if sel, ok := n.(*ast.SelectorExpr); ok {
			if x, ok := sel.X.(*ast.Ident); ok {
				names[x.Name] = true
			}
		}
	}
	return names
}

// deletion returns an edit that deletes the lines of a node.
func deletion(file *token.File, src []byte, n ast.Node) edit {
	start := file.Offset(n.Pos())
	start = bytes.LastIndexByte(src[:start], '\n') + 1
	end := file.Offset(n.End())
	if i := bytes.IndexByte(src[end:], '\n'); i >= 0 {
		end += i + 1
	}
	return edit{start: start, end: end}
}
