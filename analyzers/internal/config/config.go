// Package config carries the settings of a suite to its analyzers.
package config

import (
	"reflect"

	"golang.org/x/tools/go/analysis"
)

// Settings are what a user can choose. The zero value is the default.
type Settings struct {
	// Checks turns checks on or off by name; the rest keep their defaults.
	Checks []Switch `yaml:"checks" json:"checks"`

	// Skip lists path patterns (as of path.Match, relative to the module's root,
	// a trailing /... for a tree) of files that are not reported on.
	Skip []string `yaml:"skip" json:"skip"`

	// Tests reports in test files too.
	Tests bool `yaml:"tests" json:"tests"`

	// Strict adds the opt-in checks, and what honest people differ about.
	Strict bool `yaml:"strict" json:"strict"`

	// Scope, when not nil, has the import paths of the packages whose values can
	// matter, and says of each whether another of them imports it and so needs
	// its summaries. Drivers that see the whole program set it, to spare the
	// work on the rest; it never changes a report.
	Scope map[string]bool `yaml:"-" json:"-"`
}

// A Switch turns one check on or off.
type Switch struct {
	Check string `yaml:"check" json:"check"`
	On    bool   `yaml:"on" json:"on"`
}

// NewAnalyzer returns an analyzer whose result is s, for the others to require.
func NewAnalyzer(s *Settings) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:       "replayconfig",
		Doc:        "provide the settings of the suite",
		Run:        func(*analysis.Pass) (any, error) { return s, nil },
		ResultType: reflect.TypeFor[*Settings](),
	}
}
