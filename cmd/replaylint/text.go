package main

import (
	"bufio"
	"fmt"
	"go/token"
	"io"
	"os"
	"path/filepath"
	"strings"
)

// printText prints a line for each finding and each of its related positions,
// those on the finding's own line left out. If context is not negative, the source line follows with that many around it.
func printText(w io.Writer, findings []finding, context int) error {
	buf := bufio.NewWriter(w)
	for _, f := range findings {
		fset := f.pkg.Fset
		fmt.Fprintf(buf, "%s: %s (%s)\n", relative(f.posn.String()), f.Message, f.check)
		printContext(buf, fset, f.Pos, f.End, context)
		for _, rel := range f.Related {
			at := fset.Position(rel.Pos)
			if at.Filename == f.posn.Filename && at.Line == f.posn.Line {
				continue // nothing that the reader does not see
			}
			fmt.Fprintf(buf, "\t%s: %s\n", relative(at.String()), rel.Message)
			printContext(buf, fset, rel.Pos, rel.End, context)
		}
	}
	return buf.Flush()
}

func printContext(w io.Writer, fset *token.FileSet, pos, end token.Pos, context int) {
	if context < 0 {
		return
	}
	first := fset.Position(pos)
	last := first.Line
	if end.IsValid() {
		last = fset.Position(end).Line
	}
	data, err := os.ReadFile(first.Filename)
	if err != nil {
		return // a file that was removed, or a //line directive
	}
	line := 0
	for text := range strings.Lines(string(data)) {
		line++
		if first.Line-context <= line && line <= last+context {
			fmt.Fprintf(w, "%d\t%s\n", line, strings.TrimRight(text, "\r\n"))
		}
	}
}

// relative shortens a position or file name below the current directory.
func relative(name string) string {
	dir, err := os.Getwd()
	if err != nil {
		return name
	}
	if rest, ok := strings.CutPrefix(name, dir+string(filepath.Separator)); ok {
		return rest
	}
	return name
}
