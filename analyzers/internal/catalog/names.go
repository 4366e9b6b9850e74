package catalog

import (
	"strings"
	"unicode"
)

// KeepsFailed reports whether a function of that name, or the state that a text
// names, is for deliveries that have failed: they are kept to be worked on later.
func KeepsFailed(text string) bool {
	return anyOf(wordsIn(text), failedWords)
}

// wordsIn returns the words of a text in lower case, those within names too.
func wordsIn(text string) []string {
	var words []string
	for _, field := range strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) }) {
		if strings.ToUpper(field) == field {
			field = strings.ToLower(field)
		}
		words = append(words, splitWords(field)...)
	}
	return words
}

// TellsFailure reports whether a function of that name answers requests that have
// failed.
func TellsFailure(name string) bool {
	lower := strings.ToLower(name)
	return strings.Contains(lower, "fail") || strings.Contains(lower, "err")
}

// SaysRetry reports whether a predicate, or a type of error, of that name says that
// another attempt may succeed.
func SaysRetry(name string) bool {
	words := wordsIn(name)
	return anyOf(words, retryWords) && !anyOf(words, denials)
}

// PreparesAnswer reports whether a function of that name, handed what a request is
// answered with, does not answer it.
func PreparesAnswer(name string) bool {
	words := splitWords(name)
	return len(words) > 0 && headerWords[words[0]]
}
