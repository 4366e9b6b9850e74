package config

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

// FileName is the name of the settings file at the root of a module.
const FileName = ".replaylint.yaml"

// Load reads the settings of the module that contains dir. A module without a
// file of its own has that of its workspace, and failing that the defaults.
// The file may name the given checks only.
func Load(dir string, checks []string) (*Settings, error) {
	for _, file := range candidates(dir) {
		data, err := os.ReadFile(file)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return nil, err
		}
		return Parse(file, data, checks)
	}
	return new(Settings), nil
}

// Parse decodes the settings in data. Errors begin with file and line.
func Parse(file string, data []byte, checks []string) (*Settings, error) {
	s := new(Settings)
	var doc yaml.Node
	if err := yaml.Unmarshal(data, &doc); err != nil {
		return nil, located(file, err)
	}
	if doc.IsZero() || doc.Content[0].Tag == "!!null" {
		return s, nil // nothing but comments
	}
	root := doc.Content[0]
	if err := (shape{file}).check(root, reflect.TypeFor[Settings]()); err != nil {
		return nil, err
	}
	if err := root.Decode(s); err != nil {
		return nil, located(file, err)
	}
	return s, shape{file}.knownChecks(root, checks)
}

// A shape checks values of settings files against Go types. The decoder can be
// as strict, but speaks of Go types and does not say what is allowed.
type shape struct{ file string }

func (s shape) check(node *yaml.Node, t reflect.Type) error {
	switch t.Kind() {
	case reflect.Struct:
		return s.mapping(node, t)
	case reflect.Slice:
		return s.sequence(node, t)
	case reflect.Bool:
		if node.Tag != "!!bool" {
			return s.errorf(node, "want true or false, not %q", node.Value)
		}
	case reflect.String:
		if node.Kind != yaml.ScalarNode {
			return s.errorf(node, "want a string")
		}
	}
	return nil // what else is wrong, the decoder finds
}

func (s shape) mapping(node *yaml.Node, t reflect.Type) error {
	fields := keys(t)
	allowed := strings.Join(slices.Sorted(maps.Keys(fields)), ", ")
	if node.Kind != yaml.MappingNode {
		return s.errorf(node, "want keys and values; allowed keys: %s", allowed)
	}
	for i := 0; i < len(node.Content); i += 2 {
		key, value := node.Content[i], node.Content[i+1]
		field, ok := fields[key.Value]
		if !ok {
			return s.errorf(key, "unknown key %q; allowed: %s", key.Value, allowed)
		}
		if err := s.check(value, field); err != nil {
			return err
		}
	}
	return nil
}

func (s shape) sequence(node *yaml.Node, t reflect.Type) error {
	if node.Kind != yaml.SequenceNode {
		return s.errorf(node, "want a list")
	}
	for _, elem := range node.Content {
		if err := s.check(elem, t.Elem()); err != nil {
			return err
		}
	}
	return nil
}

func (s shape) errorf(node *yaml.Node, format string, args ...any) error {
	return fmt.Errorf("%s:%d: %s", s.file, node.Line, fmt.Sprintf(format, args...))
}

// keys returns the keys that a struct type has in a settings file.
func keys(t reflect.Type) map[string]reflect.Type {
	m := make(map[string]reflect.Type)
	for field := range t.Fields() {
		if name := field.Tag.Get("yaml"); name != "-" {
			m[name] = field.Type
		}
	}
	return m
}

// knownChecks reports an entry of the list of checks that names none of them.
func (s shape) knownChecks(root *yaml.Node, checks []string) error {
	var list struct{ Checks []yaml.Node }
	if err := root.Decode(&list); err != nil {
		return located(s.file, err)
	}
	for i := range list.Checks {
		var sw Switch
		if err := list.Checks[i].Decode(&sw); err != nil {
			return located(s.file, err)
		}
		if !slices.Contains(checks, sw.Check) {
			return s.errorf(&list.Checks[i], "unknown check %q; allowed: %s", sw.Check, strings.Join(checks, ", "))
		}
	}
	return nil
}

// located puts file and line before what the decoder says.
func located(file string, err error) error {
	msg := strings.TrimPrefix(err.Error(), "yaml: ")
	if typ, ok := errors.AsType[*yaml.TypeError](err); ok {
		msg = typ.Errors[0]
	}
	var line int
	if n, _ := fmt.Sscanf(msg, "line %d:", &line); n == 1 {
		_, msg, _ = strings.Cut(msg, ": ")
		return fmt.Errorf("%s:%d: %s", file, line, msg)
	}
	return fmt.Errorf("%s: %s", file, msg)
}
