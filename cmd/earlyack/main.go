// The earlyack command runs the earlyack analyzer.
package main

import (
	"golang.org/x/tools/go/analysis/singlechecker"

	"github.com/replaylint/replaylint/analyzers/earlyack"
)

func main() { singlechecker.Main(earlyack.Analyzer) }
