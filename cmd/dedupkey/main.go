// The dedupkey command runs the dedupkey analyzer.
package main

import (
	"golang.org/x/tools/go/analysis/singlechecker"

	"github.com/replaylint/replaylint/analyzers/dedupkey"
)

func main() { singlechecker.Main(dedupkey.Analyzer) }
