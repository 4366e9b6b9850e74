module github.com/replaylint/replaylint

go 1.26.0

require golang.org/x/tools v0.44.0
