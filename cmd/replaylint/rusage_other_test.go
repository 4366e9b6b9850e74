//go:build !unix

package main

import "os"

// maxRSS returns 0: there is no way to know.
func maxRSS(*os.ProcessState) float64 { return 0 }
