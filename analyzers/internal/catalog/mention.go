package catalog

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"strings"
)

// keyMembers holds, by import path without major versions, the last names of the
// rows that are keys or claims.
var keyMembers = func() map[string]map[string]bool {
	m := make(map[string]map[string]bool)
	for _, lib := range libraries {
		for _, row := range lib.Rows {
			if row.Role != Key && row.Role != Claim {
				continue
			}
			name := row.Name[strings.LastIndexByte(row.Name, '.')+1:]
			for _, path := range lib.Paths {
				if m[path] == nil {
					m[path] = make(map[string]bool)
				}
				m[path][name] = true
			}
		}
	}
	return m
}()

// MentionsKeys reports whether a package may make a value a key: it mentions
// something by the name of one. It is quick, and errs on the side of yes.
func MentionsKeys(info *types.Info, files []*ast.File) bool {
	for _, obj := range info.Uses {
		if mentionsKey(obj) {
			return true
		}
	}
	for _, f := range files {
		if literalsMentionKeys(f) {
			return true
		}
	}
	return false
}

func mentionsKey(obj types.Object) bool {
	switch obj := obj.(type) {
	case *types.Const:
		return obj.Val().Kind() == constant.String && isKeyText(constant.StringVal(obj.Val()))
	case *types.Func:
		if isKeySetter(obj, obj.Signature()) {
			return true
		}
	case *types.Var:
		if IsKeyName(obj.Name()) || tokenFields[obj.Name()] {
			return true
		}
	default:
		return false
	}
	return obj.Pkg() != nil && keyMembers[unversioned(obj.Pkg().Path())][obj.Name()]
}

// literalsMentionKeys looks for names of headers, and for statements that claim.
func literalsMentionKeys(f *ast.File) bool {
	found := false
	ast.Inspect(f, func(n ast.Node) bool {
		if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING && isKeyText(lit.Value) {
			found = true
		}
		return !found
	})
	return found
}

func isKeyText(s string) bool {
	s = strings.ToLower(s)
	if _, ok := KeyHeaders[strings.Trim(s, "`\"")]; ok {
		return true
	}
	return strings.Contains(s, "on conflict") || strings.Contains(s, "insert ignore") || strings.Contains(s, "insert or ignore")
}

// IsKeyName reports whether a parameter or field of that name holds a key.
func IsKeyName(name string) bool {
	switch strings.ReplaceAll(strings.ToLower(name), "_", "") {
	case "idempotencykey", "idempotencytoken", "idempotentkey", "idemkey",
		"dedupid", "dedupkey", "dedupeid", "dedupekey",
		"deduplicationid", "deduplicationkey", "messagededuplicationid":
		return true
	}
	return false
}

// IsWebhookName reports whether a function, type or package of that name receives
// what another system sends.
func IsWebhookName(name string) bool {
	lower := strings.ToLower(name)
	for _, word := range []string{"hook", "callback", "notify", "notification", "ipn", "event", "pubsub", "listener", "subscriber"} {
		if strings.Contains(lower, word) {
			return true
		}
	}
	return false
}
