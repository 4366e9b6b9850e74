// Package reply answers requests.
package reply

import (
	"encoding/json"
	"log"
	"net/http"
)

// JSON sends v with a status.
func JSON(w http.ResponseWriter, code int, v any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(code)
	if err := json.NewEncoder(w).Encode(v); err != nil {
		log.Print(err)
	}
}

// OK sends v.
func OK(w http.ResponseWriter, v any) { JSON(w, http.StatusOK, v) }

// Fail sends a failure; its name does not count, its status does.
func Fail(w http.ResponseWriter, err error) {
	JSON(w, http.StatusInternalServerError, err.Error())
}

// LogError sounds as if it did nothing but log.
func LogError(w http.ResponseWriter, err error) {
	log.Print(err)
	http.Error(w, "internal error", http.StatusInternalServerError)
}

// Problem sends 200 with a word about what has gone wrong.
func Problem(w http.ResponseWriter, err error) {
	JSON(w, http.StatusOK, map[string]string{"error": err.Error()})
}

// Handler is a handler that may fail.
type Handler func(w http.ResponseWriter, r *http.Request) error

// ServeHTTP answers with 500 when the handler fails.
func (h Handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if err := h(w, r); err != nil {
		Fail(w, err)
	}
}

// Wrap is the same as a function.
func Wrap(h func(w http.ResponseWriter, r *http.Request) error) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if err := h(w, r); err != nil {
			LogError(w, err)
		}
	}
}
