package main

import (
	"bytes"
	"cmp"
	"fmt"
	"go/format"
	"go/token"
	"maps"
	"os"
	"slices"

	"golang.org/x/tools/go/packages"
)

// An edit replaces the bytes [start, end) of a file.
type edit struct {
	start, end int
	text       string
}

// A changedFile is a file with the edits of the fixes accepted so far.
type changedFile struct {
	pkg     *packages.Package
	content []byte
	edits   []edit // sorted, without overlap
}

// applyFixes applies the first fix of each finding, or with -diff prints what
// would change. A fix that collides with an earlier one is left for the next run.
func (o *options) applyFixes(findings []finding) error {
	files := make(map[string]*changedFile)
	total, skipped := 0, 0
	for _, f := range findings {
		if len(f.SuggestedFixes) == 0 {
			continue
		}
		total++
		ok, err := f.accept(files)
		if err != nil {
			return err
		}
		if !ok {
			skipped++
		}
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		if err := o.finish(name, files[name]); err != nil {
			return err
		}
	}
	if skipped > 0 {
		return fmt.Errorf("%d of %d fixes skipped, as they overlap others; run again to apply more", skipped, total)
	}
	return nil
}

// accept adds the edits of f's first fix to files, all or none.
// It reports whether they could be added.
func (f finding) accept(files map[string]*changedFile) (bool, error) {
	merged := make(map[string]*changedFile)
	for _, e := range f.SuggestedFixes[0].TextEdits {
		tf := f.pkg.Fset.File(e.Pos)
		file := merged[tf.Name()]
		if file == nil {
			var err error
			if file, err = f.open(files, tf); err != nil {
				return false, err
			}
			merged[tf.Name()] = file
		}
		end := cmp.Or(e.End, e.Pos)
		if !file.insert(edit{tf.Offset(e.Pos), tf.Offset(end), string(e.NewText)}) {
			return false, nil
		}
	}
	maps.Copy(files, merged)
	return true, nil
}

// open returns a copy of the file's state, for edits that may be abandoned.
func (f finding) open(files map[string]*changedFile, tf *token.File) (*changedFile, error) {
	if file := files[tf.Name()]; file != nil {
		return &changedFile{file.pkg, file.content, slices.Clone(file.edits)}, nil
	}
	content, err := os.ReadFile(tf.Name())
	if err != nil {
		return nil, err
	}
	if len(content) != tf.Size() {
		return nil, fmt.Errorf("%s was changed while it was analysed; nothing is fixed", relative(tf.Name()))
	}
	return &changedFile{pkg: f.pkg, content: content}, nil
}

// insert adds an edit, unless it collides with another. The same edit may come
// with several fixes (of an import, say) and is made once.
func (file *changedFile) insert(e edit) bool {
	i, found := slices.BinarySearchFunc(file.edits, e, func(x, y edit) int {
		return cmp.Or(cmp.Compare(x.start, y.start), cmp.Compare(x.end, y.end))
	})
	if found {
		return file.edits[i] == e
	}
	if i > 0 && file.edits[i-1].end > e.start || i < len(file.edits) && e.end > file.edits[i].start {
		return false
	}
	file.edits = slices.Insert(file.edits, i, e)
	return true
}

// finish writes the fixed file or prints what is different in it.
func (o *options) finish(name string, file *changedFile) error {
	fixed := file.fixed(name)
	if !o.diff {
		return os.WriteFile(name, fixed, 0o666) // keeps the mode of the file
	}
	name = relative(name)
	_, err := os.Stdout.WriteString(unified("a/"+name, "b/"+name, string(file.content), string(fixed)))
	return err
}

// fixed returns the edited content, without imports that lost their last use,
// and formatted if it was before.
func (file *changedFile) fixed(name string) []byte {
	fixed := apply(file.content, file.edits)
	fixed = apply(fixed, unusedImports(fixed, importNames(file.pkg, name)))
	if was, err := format.Source(file.content); err == nil && bytes.Equal(was, file.content) {
		if formatted, err := format.Source(fixed); err == nil {
			return formatted
		}
	}
	return fixed
}

func apply(content []byte, edits []edit) []byte {
	var out []byte
	done := 0
	for _, e := range edits {
		out = append(out, content[done:e.start]...)
		out = append(out, e.text...)
		done = e.end
	}
	return append(out, content[done:]...)
}
