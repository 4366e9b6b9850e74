package falseack_test

import (
	"testing"

	"github.com/replaylint/replaylint/analyzers/falseack"
	"github.com/replaylint/replaylint/analyzers/internal/checktest"
)

// TestDoc checks the examples of the documentation.
func TestDoc(t *testing.T) { checktest.Doc(t, falseack.Analyzer) }
