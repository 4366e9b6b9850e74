package config

import (
	"os"
	"path/filepath"
	"slices"

	"golang.org/x/mod/modfile"
)

// Files returns the names of all settings files that can matter to a go command
// that is run in dir, whether they exist or not: those of the module that
// contains dir, of the workspace, and of the other modules of the workspace.
func Files(dir string) []string {
	files := candidates(dir)
	if work := workspace(dir); work != "" {
		for _, use := range uses(work) {
			files = append(files, filepath.Join(use, FileName))
		}
	}
	slices.Sort(files)
	return slices.Compact(files)
}

// candidates returns the names that the settings file for dir can have.
// The first that exists is the one.
func candidates(dir string) []string {
	var files []string
	if mod := above(dir, "go.mod"); mod != "" {
		files = append(files, filepath.Join(filepath.Dir(mod), FileName))
	}
	if work := workspace(dir); work != "" {
		files = append(files, filepath.Join(filepath.Dir(work), FileName))
	}
	return files
}

// workspace returns the go.work file in force in dir, or "".
func workspace(dir string) string {
	switch work := os.Getenv("GOWORK"); work {
	case "off":
		return ""
	case "", "auto":
		return above(dir, "go.work")
	default:
		return work
	}
}

// uses returns the directories of the modules of a workspace.
func uses(work string) []string {
	data, err := os.ReadFile(work)
	if err != nil {
		return nil
	}
	f, err := modfile.ParseWork(work, data, nil)
	if err != nil {
		return nil // the go command has more to say about it
	}
	var dirs []string
	for _, use := range f.Use {
		dir := filepath.FromSlash(use.Path)
		if !filepath.IsAbs(dir) {
			dir = filepath.Join(filepath.Dir(work), dir)
		}
		dirs = append(dirs, dir)
	}
	return dirs
}

// above returns the file of the given name in dir or the nearest directory above it, or "".
func above(dir, name string) string {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return ""
	}
	for {
		file := filepath.Join(dir, name)
		if info, err := os.Stat(file); err == nil && info.Mode().IsRegular() {
			return file
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return ""
		}
		dir = parent
	}
}
