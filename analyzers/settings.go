package analyzers

import (
	"github.com/replaylint/replaylint/analyzers/internal/config"
)

// Settings are what a user can choose; the zero value is the default.
type Settings = config.Settings

// LoadSettings reads .replaylint.yaml at the root of the module that contains
// dir, or of its workspace. The file may name the given checks.
// Without a file the settings are the defaults.
func LoadSettings(dir string, checks []Check) (*Settings, error) {
	var names []string
	for _, c := range checks {
		names = append(names, c.Name)
	}
	return config.Load(dir, names)
}

// SettingsFiles returns the names of all settings files that can matter to a go
// command that is run in dir, whether they exist or not. A tool whose results
// are cached by such a command has to make them part of its identity.
func SettingsFiles(dir string) []string { return config.Files(dir) }

// Enabled reports whether c is to run under s. Of several switches the last counts.
func (c Check) Enabled(s *Settings) bool {
	on := s.Strict || !c.OptIn
	for _, sw := range s.Checks {
		if sw.Check == c.Name {
			on = sw.On
		}
	}
	return on
}
