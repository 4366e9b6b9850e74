// The falseack command runs the falseack analyzer.
package main

import (
	"golang.org/x/tools/go/analysis/singlechecker"

	"github.com/replaylint/replaylint/analyzers/falseack"
)

func main() { singlechecker.Main(falseack.Analyzer) }
