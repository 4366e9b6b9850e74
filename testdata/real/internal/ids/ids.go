// Package ids makes identifiers.
package ids

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base32"
	"encoding/hex"
	"encoding/json"
	"strings"

	"github.com/google/uuid"
)

// namespace is the root of all derived identifiers. It must never change.
var namespace = uuid.MustParse("5f0c1f2e-70f1-4b5c-9d5e-0a3a6d1c7b11")

// New returns an identifier for something that has none yet.
func New() string { return uuid.NewString() }

// Derive returns the identifier that belongs to the parts, the same each time.
func Derive(parts ...string) string {
	return uuid.NewSHA1(namespace, []byte(strings.Join(parts, "\x00"))).String()
}

// Digest returns a hash of the JSON form of v.
func Digest(v any) (string, error) {
	data, err := json.Marshal(v)
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:]), nil
}

// Reference returns a reference that can be read out on the phone: RF-4K7QZ2MA.
func Reference(prefix string) string {
	var buf [5]byte
	rand.Read(buf[:])
	return prefix + "-" + base32.StdEncoding.EncodeToString(buf[:])
}
